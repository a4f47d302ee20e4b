#include "decks/query_reader.h"

#include "engine/effects/nearest.h"
#include "match/folded_name.h"
#include "match/folded_words.h"
#include "match/plain_words.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace playmat::decks {

namespace {

constexpr int kDeepest = 20; ///< nesting depth of brackets
constexpr int kMost = 9999; ///< "7+" means from 7 to this number

std::string_view unquoted(std::string_view text)
{
    if (text.starts_with('"'))
        text.remove_prefix(1);
    return text.substr(0, std::min(text.find('"'), text.size()));
}

/// Splits a text at commas, except commas in quotation marks.
std::vector<std::string_view> listed(std::string_view text)
{
    std::vector<std::string_view> parts;
    bool quoted = false;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at < text.size() && text[at] == '"')
            quoted = !quoted;
        if (at < text.size() && (quoted || text[at] != ','))
            continue;
        if (at > begin)
            parts.push_back(text.substr(begin, at - begin));
        begin = at + 1;
    }
    return parts;
}

/// Parses "3", "2-4" or "7+"; nullopt if the text is something else.
std::optional<std::pair<int, int>> range(std::string_view text)
{
    int low = 0;
    const char *end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, low);
    if (error != std::errc())
        return std::nullopt;
    if (rest == end)
        return std::pair(low, low);
    if (*rest == '+' && rest + 1 == end)
        return std::pair(low, kMost);
    int high = 0;
    if (*rest != '-' || std::from_chars(rest + 1, end, high).ptr != end)
        return std::nullopt;
    return std::pair(low, high);
}

CardQuery::Compare compareOf(std::string_view written)
{
    using enum CardQuery::Compare;
    if (written == "<")
        return Less;
    if (written == "<=")
        return LessOrEqual;
    if (written == ">")
        return Greater;
    return written == ">=" ? GreaterOrEqual : Equal;
}

/// The printed form of a comparison: "≤" for "<=".
std::string_view sign(std::string_view compare)
{
    if (compare == "<=")
        return "\xE2\x89\xA4";
    if (compare == ">=")
        return "\xE2\x89\xA5";
    if (compare == "!=")
        return "\xE2\x89\xA0";
    return compare == ":" ? "=" : compare;
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || (static_cast<unsigned char>(c) >= 0x80);
}

/// How well a typed value matches a word: 3 equals the word, 2 begins it, 1 begins one of its later
/// words, 0 does not match.
int fit(std::string_view word, std::string_view written)
{
    if (word == written)
        return 3;
    if (word.starts_with(written))
        return 2;
    return word.find(written) != std::string_view::npos ? 1 : 0;
}

} // namespace

QueryReader::QueryReader(CardQuery &query, const CardIndex &index, std::string_view text)
    : m_query(query)
    , m_index(index)
    , m_text(text)
    , m_or(text::phrase(text::id("card_key.or")))
{
}

void QueryReader::read()
{
    m_query.m_root = alternatives(0);
    while (m_at < m_text.size()) { // only an extra closing bracket stops the parser early
        fault({m_at, m_at + 1, m_text.substr(m_at, 1)},
              text::said("This bracket closes nothing, so it is ignored."));
        ++m_at;
        Node rest = alternatives(0);
        for (Node &node : rest.nodes)
            m_query.m_root.nodes.push_back(std::move(node));
    }
    if (m_hasOr)
        m_query.m_terms.clear();
    for (const Node &node : m_query.m_root.nodes)
        if (node.kind == Node::Word && m_query.m_root.kind == Node::All)
            m_query.m_words += node.words;
}

// --- tokens -------------------------------------------------------------------------------------

void QueryReader::skipBlank()
{
    while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t'))
        ++m_at;
}

/// Reads a token: a bracket, or the text up to the next space or bracket outside quotation marks.
QueryReader::Token QueryReader::next()
{
    skipBlank();
    const std::size_t begin = m_at;
    bool quoted = false;
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        const bool bracket = c == '(' || c == ')';
        if (!quoted && (c == ' ' || c == '\t' || (bracket && m_at > begin)))
            break;
        if (c == '"')
            quoted = !quoted;
        ++m_at;
        if (!quoted && bracket)
            break;
        if (c == '-' && m_at == begin + 1 && m_at < m_text.size() && m_text[m_at] == '(')
            break;
    }
    return {begin, m_at, m_text.substr(begin, m_at - begin)};
}

bool QueryReader::isOr(std::string_view token) const
{
    return token == "or" || token == "OR" || token == "|" || token == m_or;
}

// --- structure ----------------------------------------------------------------------------------

/// Parses the alternatives on both sides of each "or". An "or" at the beginning or the end, as
/// while the user is typing, has no effect.
QueryReader::Node QueryReader::alternatives(int depth)
{
    Node any{.kind = Node::Any};
    for (bool more = true; more;) {
        if (std::optional<Node> one = all(depth))
            any.nodes.push_back(std::move(*one));
        skipBlank();
        const std::size_t before = m_at;
        more = m_at < m_text.size() && m_text[m_at] != ')' && isOr(next().text);
        if (!more)
            m_at = before;
        m_hasOr = m_hasOr || (more && depth == 0);
    }
    if (any.nodes.empty())
        return {};
    if (any.nodes.size() > 1)
        return any;
    Node only = std::move(any.nodes.front());
    return only;
}

std::optional<QueryReader::Node> QueryReader::all(int depth)
{
    Node every;
    for (skipBlank(); m_at < m_text.size() && m_text[m_at] != ')'; skipBlank()) {
        const std::size_t before = m_at;
        if (isOr(next().text)) {
            m_at = before;
            break;
        }
        m_at = before;
        if (std::optional<Node> one = operand(depth))
            every.nodes.push_back(std::move(*one));
    }
    if (every.nodes.empty())
        return std::nullopt;
    return every;
}

std::optional<QueryReader::Node> QueryReader::operand(int depth)
{
    Token token = next();
    const bool negative = token.text.size() > 1 && token.text.front() == '-';
    const bool bracketAfter
        = token.text == "-" && m_at < m_text.size() && m_text[m_at] == '(' && next().text == "(";
    if (token.text != "(" && !bracketAfter)
        return term(token, negative);
    if (depth >= kDeepest)
        return std::nullopt;
    ++m_depth;
    Node inner = alternatives(depth + 1);
    --m_depth;
    skipBlank();
    if (m_at < m_text.size())
        ++m_at; // the closing bracket; the end of the text closes all brackets
    if (inner.kind == Node::All && inner.nodes.empty())
        return std::nullopt;
    if (!bracketAfter)
        return inner;
    Node without{.kind = Node::Not};
    without.nodes.push_back(std::move(inner));
    return without;
}

// --- terms --------------------------------------------------------------------------------------

std::optional<QueryReader::Node> QueryReader::term(const Token &token, bool negative)
{
    const std::string_view text = token.text.substr(negative ? 1 : 0);
    std::size_t letters = 0;
    while (letters < text.size() && isLetter(text[letters]))
        ++letters;
    std::size_t value = letters;
    while (value < text.size() && value < letters + 2
           && std::string_view(":=<>!").find(text[value]) != std::string_view::npos)
        ++value;
    std::optional<Node> node;
    if (letters > 0 && value > letters) {
        node = condition(
            token,
            {text.substr(0, letters), text.substr(letters, value - letters), text.substr(value)},
            negative);
        negative = negative != (text.substr(letters, value - letters) == "!=");
    } else if (std::string words = match::foldedWords(unquoted(text)); !words.empty()) {
        node = Node{.kind = Node::Word, .words = std::move(words)};
        node->letters = match::foldedName(text);
    }
    if (!node || !negative)
        return node;
    Node without{.kind = Node::Not};
    without.nodes.push_back(std::move(*node));
    return without;
}

std::optional<QueryReader::Node> QueryReader::condition(const Token &token, const Condition &parts,
                                                        bool negative)
{
    const std::size_t key = m_index.findKey(parts.key);
    if (key == CardIndex::npos) {
        unknownKey(token, parts);
        return std::nullopt;
    }
    if (unquoted(parts.value).empty())
        return std::nullopt; // the user is still typing it
    std::string shown;
    std::optional<Node> node = ofKey(token, parts, key, shown);
    const bool finished = token.end < m_text.size();
    if (node && standsAlone())
        m_query.m_terms.push_back({token.begin, token.end, key, finished,
                                   negative ? text::format("not {0}", shown) : shown});
    return node;
}

std::optional<QueryReader::Node> QueryReader::ofKey(const Token &token, const Condition &parts,
                                                    std::size_t key, std::string &shown)
{
    const SearchKey &spec = m_index.keys()[key];
    const std::string written(unquoted(parts.value));
    if (spec.kind == KeyKind::Number || spec.kind == KeyKind::Owned)
        return number(token, parts, key, shown);
    if (spec.kind != KeyKind::Name && spec.kind != KeyKind::Text && spec.kind != KeyKind::Decked)
        return values(token, parts, key, shown);
    shown = fmt::format("{}: {}", m_index.label(key), written);
    if (spec.kind == KeyKind::Decked) {
        shown = m_index.label(key);
        return Node{.kind = Node::Decked};
    }
    Node node{.kind = spec.kind == KeyKind::Name ? Node::Name : Node::Text,
              .words = match::foldedWords(written)};
    node.letters = match::foldedName(written);
    return node.words.empty() ? std::nullopt : std::optional(std::move(node));
}

std::optional<QueryReader::Node> QueryReader::number(const Token &token, const Condition &parts,
                                                     std::size_t key, std::string &shown)
{
    const bool owned = m_index.keys()[key].kind == KeyKind::Owned;
    Node node{.kind = owned ? Node::Owned : Node::Number,
              .key = key,
              .compare = compareOf(parts.compare)};
    shown = fmt::format("{} {} {}", m_index.label(key), sign(parts.compare), parts.value);
    node.other = m_index.findKey(parts.value);
    if (node.other != CardIndex::npos && m_index.keys()[node.other].kind == KeyKind::Number) {
        shown = fmt::format("{} {} {}", m_index.label(key), sign(parts.compare),
                            m_index.label(node.other));
        return node;
    }
    node.other = CardIndex::npos;
    for (const std::string_view part : listed(parts.value)) {
        const auto numbers = range(part);
        if (!numbers || (node.compare != Compare::Equal && part != parts.value)) {
            fault(token,
                  text::format("After {0} there must be a number, such as {1}.",
                               match::inQuotes(fmt::format("{}{}", parts.key, parts.compare)),
                               fmt::format("{}{}3", parts.key, parts.compare)));
            return std::nullopt;
        }
        node.ranges.push_back(*numbers);
    }
    return node.ranges.empty() ? std::nullopt : std::optional(std::move(node));
}

/// Parses a list of values, which are alternatives: a:heroism,villainy.
std::optional<QueryReader::Node> QueryReader::values(const Token &token, const Condition &parts,
                                                     std::size_t key, std::string &shown)
{
    Node node{.kind = Node::Values, .key = key, .compare = compareOf(parts.compare)};
    node.values.resize(m_index.values().size());
    const bool ordered = !m_index.keys()[key].order.empty();
    if (node.compare != Compare::Equal && !ordered) {
        fault(token,
              text::format("{0} cannot be compared; write {1}.", text::capital(m_index.label(key)),
                           fmt::format("{}:{}", parts.key, parts.value)),
              fmt::format("{}:{}", parts.key, parts.value));
        return std::nullopt;
    }
    for (const std::string_view written : listed(parts.value)) {
        const auto first = value(token, parts, key, unquoted(written), node.values);
        if (!first)
            return std::nullopt;
        shown += (shown.empty() ? "" : ", ") + m_index.values()[*first].shown;
        if (node.compare != Compare::Equal)
            chooseByOrder(key, *first, node.compare, node.values);
    }
    if (shown.empty())
        return std::nullopt;
    if (node.compare != Compare::Equal)
        shown = fmt::format("{} {} {}", m_index.label(key), sign(parts.compare), shown);
    return node;
}

/// Adds all words that a typed value may stand for to `chosen`, and returns the first of them.
std::optional<std::size_t> QueryReader::value(const Token &token, const Condition &parts,
                                              std::size_t key, std::string_view written,
                                              std::vector<bool> &chosen)
{
    std::size_t first = 0;
    if (choose(key, written, chosen, first))
        return first;
    unknownValue(token, parts, key, written);
    return std::nullopt;
}

/// A complete word stands only for itself; the beginning of a word stands for all words that begin
/// with it.
bool QueryReader::choose(std::size_t key, std::string_view written, std::vector<bool> &chosen,
                         std::size_t &first) const
{
    const std::string folded = match::foldedWords(written);
    int best = folded.empty() ? 4 : 1;
    bool any = false;
    const auto fitOf = [&](const KeyValue &one) {
        return one.key != key ? 0 : std::max(fit(one.folded, folded), fit(one.foldedShown, folded));
    };
    for (const KeyValue &one : m_index.values())
        best = std::max(best, fitOf(one));
    for (std::size_t at = 0; at < m_index.values().size(); ++at) {
        if (fitOf(m_index.values()[at]) < best)
            continue;
        chosen[at] = true;
        first = any ? first : at;
        any = true;
    }
    return any;
}

/// The values of a key are contiguous and in their order.
void QueryReader::chooseByOrder(std::size_t key, std::size_t value, Compare compare,
                                std::vector<bool> &chosen) const
{
    for (std::size_t at = 0; at < m_index.values().size(); ++at) {
        const bool below
            = at < value && (compare == Compare::Less || compare == Compare::LessOrEqual);
        const bool above
            = at > value && (compare == Compare::Greater || compare == Compare::GreaterOrEqual);
        const bool same = at == value
            && (compare == Compare::LessOrEqual || compare == Compare::GreaterOrEqual);
        chosen[at] = m_index.values()[at].key == key && (below || above || same);
    }
}

// --- faults -------------------------------------------------------------------------------------

void QueryReader::fault(const Token &token, std::string sentence, std::string better)
{
    if (!better.empty() && token.text.starts_with('-'))
        better = '-' + better;
    m_query.m_faults.push_back({token.begin, token.end, std::move(sentence), std::move(better)});
}

void QueryReader::unknownKey(const Token &token, const Condition &parts)
{
    std::vector<std::string_view> known;
    for (const SearchKey &key : m_index.keys())
        for (const std::string_view name : wordsOf(key.names))
            if (name.size() > 2)
                known.push_back(name);
    const std::string_view near = effects::nearestWord(parts.key, known);
    fault(token,
          text::format("Cards have nothing that is called {0}, so this filters nothing.",
                       match::inQuotes(parts.key)),
          near.empty() ? std::string() : fmt::format("{}{}{}", near, parts.compare, parts.value));
}

void QueryReader::unknownValue(const Token &token, const Condition &parts, std::size_t key,
                               std::string_view written)
{
    std::vector<std::string_view> known;
    std::vector<std::size_t> numbers;
    for (std::size_t at = 0; at < m_index.values().size(); ++at)
        if (const KeyValue &one = m_index.values()[at]; one.key == key)
            for (const std::string &word : {std::cref(one.folded), std::cref(one.foldedShown)}) {
                known.push_back(std::string_view(word).substr(1));
                numbers.push_back(at);
            }
    const std::string folded = match::foldedWords(written);
    const std::vector<std::size_t> near = folded.empty()
        ? std::vector<std::size_t>()
        : effects::nearestWords(folded.substr(1), known);
    std::string better;
    if (!near.empty()) {
        const std::string &word = m_index.values()[numbers[near.front()]].word;
        const bool quoted = word.find(' ') != std::string::npos;
        better = fmt::format("{}{}{}{}{}", parts.key, parts.compare, quoted ? "\"" : "", word,
                             quoted ? "\"" : "");
    }
    fault(token,
          text::format("No card has {0} as its {1}, so this filters nothing.",
                       match::inQuotes(written), m_index.label(key)),
          better);
}

CardQuery::CardQuery(const CardIndex &index, std::string_view text)
{
    QueryReader(*this, index, text).read();
}

} // namespace playmat::decks
