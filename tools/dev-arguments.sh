# What may stand behind the commands of `./dev`, which reads this file. The options are those of tools/dev-help.txt.
# shellcheck shell=bash

# What the help says of a command.
help_of() { awk -v verb="$1" '/^  [a-z]/ { of = $1 == verb } !NF { of = 0 } of' tools/dev-help.txt; }

# The options of a command as its help writes them, one a line: --all, --port N, --shard=K/N, --changed[=REV].
options_of() {
  help_of "$1" | grep -oE -e '--[a-z]+(\[=[A-Z]+\]|=[A-Z/]+| [A-Z]+\b)?' | sort -u || true
  printf '%s\n' --help --yes
}

# The words that a command takes; "any" when something else checks them.
words_of() {
  case $1 in
    check | test | release-check | book | bench) echo any ;;
    fuzz) echo texts names grids facade foreign photo image readers ;;
    soak) echo batch module page ;;
    check-faults) echo games engine updates input security ;;
    mutants) echo grid solve rating model ;;
    test-platforms) echo i686 s390x windows ;;
    dist) echo native web windows ;;
  esac
}

refuse() { say "$*"; exit 2; }

# a b c → "a, b and c"
listed() {
  local text=$1 word
  for word in "${@:2:$#-2}"; do text+=", $word"; done
  [ $# = 1 ] || text+=" and ${*: -1}"
  printf '%s' "$text"
}

check_option() { # VERB OPTION [NEXT]: of one in $known; says in $takes_next whether the next word is its own
  local verb=$1 option=$2 each
  takes_next=
  for each in "${known[@]}"; do
    case $each in
      "$option" | "${option%%=*}[=REV]") return ;;
      "$option "*)
        [ $# = 3 ] || refuse "$option needs something behind it: $each"
        if [ "${each##* }" != FILE ] && ! [[ $3 =~ ^[0-9]+(\.[0-9]+)?$ ]]; then refuse "$option needs a number, not '$3'"; fi
        takes_next=1
        return
        ;;
      "${option%%=*}="*)
        [ "${option#*=}" != "$option" ] || refuse "$option needs something behind it: $each"
        return
        ;;
    esac
  done
  refuse "./dev $verb has no option $option. Its options are $(listed "${known[@]}")."
}

# Refuses what a command does not have, before anything is installed or built. With --help among the arguments says
# what the command does.
check_arguments() { # VERB [ARGUMENT…]
  local verb=$1 word words known takes_next
  shift
  case $verb in
    # Everything goes to a program with a help of its own, which has to be built first.
    book) [[ ${1:-} =~ ^(--help|-h)$ && ! -f dist/nonet-book.mjs ]] || return 0 ;;
    bench) [[ ${1:-} =~ ^(--help|-h)$ && ! -x build/bin/nonet-bench ]] || return 0 ;;
  esac
  for word; do case $word in --help | -h) help_of "$verb"; exit ;; esac; done
  mapfile -t known < <(options_of "$verb")
  read -r -a words <<<"$(words_of "$verb")"
  while [ $# -gt 0 ]; do
    case $1 in
      -*)
        check_option "$verb" "${@:1:2}"
        [ -z "$takes_next" ] || shift
        ;;
      *)
        [ ${#words[@]} -gt 0 ] || refuse "./dev $verb takes only options, and not '$1'. Its options are $(listed "${known[@]}")."
        case " ${words[*]} " in
          " any " | *" $1 "*) ;;
          *) refuse "./dev $verb knows no '$1'. It knows $(listed "${words[@]}")." ;;
        esac
        ;;
    esac
    shift
  done
}
