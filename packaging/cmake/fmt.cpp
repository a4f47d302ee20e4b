// What {fmt} calls its sources, from its own headers: compiled once here instead of in everything
// that formats a text.
#include <fmt/format-inl.h>

FMT_BEGIN_NAMESPACE
namespace detail {

template FMT_API auto thousands_sep_impl<char>(locale_ref) -> thousands_sep_result<char>;
template FMT_API auto decimal_point_impl(locale_ref) -> char;
#if FMT_VERSION >= 100000
template FMT_API void vformat_to(buffer<char> &, string_view, typename vformat_args<>::type,
                                 locale_ref);
#endif

} // namespace detail
FMT_END_NAMESPACE
