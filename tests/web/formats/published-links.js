/** Addresses of puzzles that were published on the web. */

/** From the import tests of SudokuSolver (github.com/dclamage/SudokuSolver). */
export const diagonals =
  "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeAdlTQgpgDsEAXDBkmSGDBlWgwQBmVuy69+MUdXqMArDI7d4fAQF1khMSoQAODXO0KRpa8PLKJSc1p2KbN/YSXjGAJmfyAu6gDowAbAGWQSE+CCzosi5WwbZEnnYZ3sbw0gmagW4x2ep5Fq5ZjhGlSdFpBpnBRo4AjJHlKY2hUm1W6bZNfj219rHwZtUFqSPZACxDhXVeHUUt8xWMKBNRC52jJWz52yJ9y+sI+4mTywNxax71Uw0ZN/BzW+W6+iDYEFRoAPacWgAagKqB+f0BtAAtJMgA===";
export const diagonalsPuzzle = "..7....358.....9...2.67.........356.....1...3..2.8..4....19..5.....5..7.........4";
/**
 * A puzzle with cages, one diagonal and knight's moves, as a player sent it (github.com/dclamage/SudokuSolver has the
 * format's keys).
 */
export const cages =
  "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDEBaABQFcoocRUBDUtACwHsAnBEMrANxheggB2Ac2I0BAYxoBrOKhakcYGGnYA5VgFsaWAARhSAEyZTSO+Yp00ADlawBPAHQ6A6pgaCdRtGhgGdkoRgwZE8IIUwwHQ1SMDQ9Ug0dNCYkhhgdLm1SdI9GdOSrQhwAMzjxVgFeHSZi1PSAmCcAETCIqJo7HQEmOJYYKxgaOI8GsCcAFTT2lhk/AwgaISYBbSiYsuW0Gg9B8QZQ8LjiliZEgEYklMQdGAAPGnFsTuXxRp0AYRgsLEjGIcs+pZ/GkwJEpAIwgw0ABySIaJg8SxWGgsOJaTrdDYCLa5KZgGgadLzQ4OaggIR8AwIADa1OAAF9kAymYzmWzWRyWQBdZB0znslmCgUMnl8oX8iXi0XCyUy7m8uWKiXS2WqqUKtVK+VirVKlXig16nkgeaLZbaADUCDQ8hgtGxEHBkJU8Bt2VQUgg314DRpoFe3zANJAACUACzvABsZJDAFYoyBjZksNl2GcAAwgVkgAM/YMhgDM7zDMYjJdQ4fesZj8fLocjxZjDerFYb0aTWVwIALmezuaD8GpobOjYrI+jFYATKPQ9OW7OE1P3gB2GNF9uoZOpvA9rNMnNfPOD4crmMjgAcZ/eiBj05vFaLl4f19LL47Ka7u77h4HQ5DiBnf8q0TTdO3YaNv0DfMG0nJt3gLECQC3LszjOPd/R/fNpzQpdYPfbcQBvSCjz/c8XwrACb3wlDe33ft8zIhCKzIktqLTWiMKg48QzInDQzIvDQI/dhL2I39Q2Xd4n3409mKkxDkLTat6S5ekgA==";
/** The example "Pointing Pairs" of sudokuwiki.org: the address of the puzzle, and that of the position. */
export const pointing = {
  puzzle:
    "https://www.sudokuwiki.org/sudoku.htm?bd=010903600000080000900000507002010430000402000064070200701000005000030000005601020",
  position:
    "https://www.sudokuwiki.org/sudoku.htm?bd=S9B4s010g091803064a4c281c1i2t082q7r7v81094g520l1o1m054b074i0g024i018i04038i4nbqba048y02b70gc34306040c07b6020eb707bk01447wbeba0f0558bgc22q032qb7bfbf4ebi05067u010g02bi",
};
/** A lesson about counting circles, 4×4, from the prompts of Sudoku-Bench (github.com/SakanaAI/Sudoku-Bench). */
export const circles =
  "https://sudokupad.app/sclN4SwJgXA5AzgHjAtgfQLIgMYAsCGBTAGwBk8AzAawHsB3EAFwC9k8B2ADhwBYWAjDARjABOAAwiAbJ1IBmIWx54ArP1L9F00qXEZpUADQYcEANrAAbtDr0CeCAAIAkgDs6AJ0pgArhiuUnduko7AGFKTxcQJwBzEJBXDBsYKABfPXNoHE86LEpXe3RsfAI7EgoaegYUtIsoV09E+wBlAFUAEQB5AGlmgB0nAFo7ADEQAmLsvDso13A7WmyArEmwECj6GDt+fs47GCDsnDo7JyCVtaPXPAAHPEONyLscO3dqPTsMSgJPRCc33LseJQ4AA6Pp9YLtZoAOQAKg4oQBxEIOABKwSIAFFGn0AIJOACedjO9DsDyeGDiCUmkRWhjoeA2eDgOB8BEJOWodkQOAJ70piXefjoOAeByOxLowLsOI2PLsTJwiCuNjeIFIizwl1JsrsACZSf4eYSKfEVRqtTgtQrWYS6NQgrr7v4TVSnRq7FdPAwGDZgVV0rBPlkQH57NJOLr+PxdZxw/xpLrddJ+JwUgBdAwwCCKEQGWzGYx6IsZwvFvSlvQlouVjOXEwF3MiEu5/gl/h6Jvl9utkvGXO65t6aRtvQDrtDtO93UdkvT1vl6Qzhd6Hvl4zTsfrifLzeL4eTvSeEzAGBuSjkWxQE5OPD6HlRGwQXM+EzSYGKDvvjPUJ/AtjTrBf3/PRsggds8joAxdQgABiIYDH4WCRFSE8zwvaBr1vPR70fZ86BMXV30/RRvyAgCyJAwDwIgSCMGguCEKQlDT3cdCrz8LCcNsPDXyIt8SL0H8RD/cjhOA0DqNo+j4IEJi0hY89L0wu9olwgx8OMfg+K/QSKMAsTpwkvQIKg2CZMQmDkPktClI4lSH249STC0j9CIEoSRL0fTPKMky6LMxjLOYmyMLs7DVMcl9jH4lcdI84DvPEqjjJo0yGNkoLrNY2yb3stSopc2L3L0ijfNS/z0osqzUOy0LcvChynycvsiOE4qDK80rkr86TAuqhS2OUhr8o0tqitIjrEsM7ryt6jLkLTZIgA";
/** From the readme of SudokuExchange. */
export const exchange =
  "https://sudokuexchange.com/play/?s=000000000500006100060040030020050040300007800001000000000100002430020050600008700&d=3";
