#include "wasm/values.h"

namespace nonet::door {

val text(std::string_view view) { return val(std::string(view)); }

val error_object(std::string_view code) {
  val fields = val::object();
  fields.set("code", text(code));
  val object = val::object();
  object.set("error", fields);
  return object;
}

val json_object(std::string_view json) {
  val object = val::object();
  object.set("json", text(json));
  return object;
}

}  // namespace nonet::door
