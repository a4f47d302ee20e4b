#include "decks/csv.h"

#include <algorithm>
#include <array>

namespace playmat::decks {

namespace {

struct ColumnName
{
    std::string_view word; ///< folded
    CsvColumn column;
};
constexpr std::array kColumns{
    ColumnName{"name", CsvColumn::Name},         ColumnName{"card", CsvColumn::Name},
    ColumnName{"cardname", CsvColumn::Name},     ColumnName{"fullname", CsvColumn::Name},
    ColumnName{"title", CsvColumn::Name},        ColumnName{"karte", CsvColumn::Name},
    ColumnName{"version", CsvColumn::Second},    ColumnName{"subtitle", CsvColumn::Second},
    ColumnName{"id", CsvColumn::Print},          ColumnName{"cardid", CsvColumn::Print},
    ColumnName{"code", CsvColumn::Print},        ColumnName{"variantnumber", CsvColumn::Print},
    ColumnName{"set", CsvColumn::Set},           ColumnName{"setcode", CsvColumn::Set},
    ColumnName{"setnumber", CsvColumn::Set},     ColumnName{"number", CsvColumn::Number},
    ColumnName{"cardnumber", CsvColumn::Number}, ColumnName{"collectornumber", CsvColumn::Number},
    ColumnName{"nummer", CsvColumn::Number},     ColumnName{"count", CsvColumn::Count},
    ColumnName{"quantity", CsvColumn::Count},    ColumnName{"qty", CsvColumn::Count},
    ColumnName{"amount", CsvColumn::Count},      ColumnName{"copies", CsvColumn::Count},
    ColumnName{"normal", CsvColumn::Count},      ColumnName{"foil", CsvColumn::Count},
    ColumnName{"anzahl", CsvColumn::Count},      ColumnName{"category", CsvColumn::Section},
    ColumnName{"section", CsvColumn::Section},   ColumnName{"board", CsvColumn::Section},
    ColumnName{"zone", CsvColumn::Section},      ColumnName{"deck", CsvColumn::Deck},
    ColumnName{"deckname", CsvColumn::Deck},     ColumnName{"player", CsvColumn::Author},
    ColumnName{"author", CsvColumn::Author},
};

} // namespace

std::vector<CsvField> csvLine(std::string_view text, std::size_t &at, char comma)
{
    std::vector<CsvField> fields{{{}, at, at}};
    bool quoted = false;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"' && quoted && at + 1 < text.size() && text[at + 1] == '"') {
            fields.back().text += c;
            ++at;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == comma && !quoted) {
            fields.back().end = at;
            fields.push_back({{}, at + 1, at + 1});
        } else if (c == '\n' && !quoted) {
            break;
        } else if (c != '\r') {
            fields.back().text += c;
        }
    }
    fields.back().end = at > fields.back().begin && at <= text.size() && text[at - 1] == '\r'
        ? at - 1
        : std::min(at, text.size());
    ++at;
    return fields;
}

std::string csvField(std::string_view text, char comma)
{
    if (text.find_first_of("\"\r\n") == std::string_view::npos
        && text.find(comma) == std::string_view::npos)
        return std::string(text);
    std::string out = "\"";
    for (const char c : text)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

CsvColumn csvColumn(std::string_view folded)
{
    const auto *const found = std::ranges::find(kColumns, folded, &ColumnName::word);
    return found == kColumns.end() ? CsvColumn::Other : found->column;
}

} // namespace playmat::decks
