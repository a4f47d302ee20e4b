#include "scenarios/card_deeds.h"

#include "match/game_kit.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace playmat::scenarios {

namespace {

bool fits(const Json &card, const Stand &stand)
{
    return std::all_of(stand.cards.begin(), stand.cards.end(), [&](const Condition &c) {
        return c.value.is_null() ? !card.contains(c.member)
                                 : card.contains(c.member) && card[c.member] == c.value;
    });
}

/// The entries of `all` without those of `known`; an entry that occurs more often in `all` remains
/// as often as the difference.
Saying minus(const Saying &all, const Saying &known)
{
    std::map<Said, int> left;
    for (const Said &one : known)
        ++left[one];
    Saying out;
    for (const Said &one : all)
        if (left[one]-- <= 0)
            out.push_back(one);
    return out;
}

/// Tries all actions with one card from one position.
class Course
{
public:
    Course(Trial &trial, std::string board, BoardDeeds &out)
        : m_trial(trial)
        , m_board(std::move(board))
        , m_out(out)
    {
    }

    /// `alone`: tries only actions of the card itself, because it is not on the table yet.
    void run(bool alone)
    {
        m_root = m_trial.facts();
        const Saying offers = m_trial.offers();
        const std::vector<Act> acts = m_trial.acts();
        m_out.push_back({m_board, {}, false, true, m_root});
        m_out.back().said.insert(m_out.back().said.end(), offers.begin(), offers.end());
        for (const Choice &one : chosen(acts))
            if (one.act.own || !alone)
                tryOut({one.act}, one.last);
        if (alone)
            return;
        const auto waits
            = std::find_if(acts.begin(), acts.end(), [](const Act &act) { return act.waits; });
        if (waits != acts.end())
            afterwards(*waits);
    }

private:
    /// Tries the opponent's actions after waiting, and finally waiting by the opponent too.
    void afterwards(const Act &waits)
    {
        Saying none;
        m_trial.restart();
        m_trial.carryOut(waits, false, none);
        const bool theirs = !m_trial.isMine();
        const std::vector<Act> acts = m_trial.acts();
        for (const Choice &one : theirs ? chosen(acts) : std::vector<Choice>{})
            tryOut({waits, one.act}, one.last);
        const auto ends
            = std::find_if(acts.begin(), acts.end(), [](const Act &act) { return act.waits; });
        if (ends != acts.end())
            tryOut({waits, *ends}, false);
    }

    struct Choice
    {
        Act act;
        bool last = false; ///< as in BoardDeed
    };

    /// Selects the first and the last of each group among the acts by the card and those against
    /// it, and the first of each group among the others.
    static std::vector<Choice> chosen(const std::vector<Act> &acts)
    {
        std::vector<Choice> out;
        std::set<std::string> seen;
        const auto take = [&](const Act &act, bool last) {
            const std::string key
                = fmt::format("{} {} {} {}", act.group, act.own, act.against, last);
            if (!act.waits && (act.own || act.against || !last) && seen.insert(key).second)
                out.push_back({act, last});
        };
        for (const Act &act : acts)
            take(act, false);
        for (auto act = acts.rbegin(); act != acts.rend(); ++act)
            take(*act, true);
        return out;
    }

    void tryOut(const std::vector<Act> &acts, bool last)
    {
        BoardDeed deed{m_board, acts.back().words, last, acts.back().own, {}};
        if (acts.size() > 1)
            deed.what += ", after I " + std::string(acts.back().waits ? "do too" : "wait");
        m_trial.restart();
        for (const Act &act : acts)
            m_trial.carryOut(act, last, deed.said);
        const Saying changed = minus(m_trial.facts(), m_root);
        deed.said.insert(deed.said.end(), changed.begin(), changed.end());
        m_out.push_back(std::move(deed));
    }

    Trial &m_trial;
    std::string m_board;
    BoardDeeds &m_out;
    Saying m_root;
};

/// The entries of `less` that disappeared, without those whose value only changed, such as
/// "power 4" if `more` has "power 5".
Saying lost(const Saying &less, const Saying &more)
{
    const auto subject = [](const Said &one) {
        return std::pair(one.about, one.what.substr(0, one.what.rfind(' ')));
    };
    Saying out;
    for (const Said &one : less)
        if (one.about.empty() || std::none_of(more.begin(), more.end(), [&](const Said &other) {
                return subject(other) == subject(one);
            }))
            out.push_back(one);
    return out;
}

/// Writes one line for each entry; consecutive facts about the same card share a line.
std::string linesOf(const Saying &all, const char *before)
{
    std::string out;
    std::string about;
    for (const Said &one : all) {
        if (!one.about.empty() && one.about == about) {
            out += ", " + one.what;
            continue;
        }
        about = one.about;
        out += fmt::format("{}    {}{}", out.empty() ? "" : "\n", before,
                           about.empty() ? one.what : about + ": " + one.what);
    }
    return out.empty() ? out : out + "\n";
}

template <class Does>
void forParts(Json &card, const Words &words, Does &&does)
{
    for (const std::string &member : words.abilities) {
        if (!card.contains(member))
            continue;
        Json &there = card[member];
        if (there.is_array())
            does(member, there);
        for (const std::string &inner : words.abilities)
            if (there.is_object() && there.contains(inner) && there[inner].is_array())
                does(member + " " + inner, there[inner]);
    }
}

} // namespace

std::vector<Without> withoutEach(const Json &card, const Words &words)
{
    std::vector<Without> out;
    Json copy = card;
    forParts(copy, words, [&](const std::string &where, Json &list) {
        const Json whole = list;
        for (std::size_t i = 0; i < whole.size(); ++i) {
            list.erase(i);
            out.push_back({fmt::format("{} {}", where, i + 1), copy});
            list = whole;
        }
    });
    return out;
}

Json plainCard(const Json &card, const Words &words)
{
    Json copy = card;
    forParts(copy, words, [](const std::string &, Json &list) { list = Json::array(); });
    return copy;
}

CardDeeds::CardDeeds(const CardFiles &files, const match::CardLibrary &library,
                     std::vector<Scenario> boards)
    : m_files(files)
    , m_library(library)
    , m_words(*library.kit().scenarioWords())
    , m_names(library)
    , m_boards(std::move(boards))
{
}

bool CardDeeds::hasStand(const std::string &id) const
{
    const Json &card = m_files.card(id);
    return std::any_of(m_words.stands.begin(), m_words.stands.end(),
                       [&](const Stand &stand) { return fits(card, stand); });
}

std::string CardDeeds::title(const std::string &id) const
{
    return fmt::format("{} {}", id, m_names.name(id));
}

std::optional<Json> CardDeeds::position(const Scenario &board, const Stand &stand,
                                        const std::string &id) const
{
    Mentioned mentioned;
    for (const Line &line : board.boards.front().layout)
        addMentioned(line.text, m_names, mentioned);
    Fault fault;
    Json out = positionOf(board.boards.front(), m_words, m_names, mentioned, Seating{0}, fault);
    if (!fault.what.empty())
        return std::nullopt;
    Json laid = id;
    if (stand.as.is_object()) {
        laid = stand.as;
        laid["card"] = id;
    }
    out["players"][0][Json::json_pointer(stand.pointer)] = laid;
    return out;
}

BoardDeeds CardDeeds::of(const std::string &id, const match::CardLibrary &library) const
{
    BoardDeeds out;
    const Json &card = m_files.card(id);
    for (const Scenario &board : m_boards)
        for (const Stand &stand : m_words.stands) {
            const auto there = fits(card, stand) ? position(board, stand, id) : std::nullopt;
            if (!there)
                continue;
            Trial trial(library, m_words, m_names, id);
            if (trial.start(*there, stand.pointer.substr(1, stand.pointer.find('/', 1) - 1))
                    .empty())
                Course(trial, fmt::format("{}, {}", board.title, stand.words), out)
                    .run(stand.as.is_null());
        }
    return out;
}

std::string CardDeeds::spoken(const BoardDeeds &deeds, const BoardDeeds &plain) const
{
    std::string out;
    std::string board;
    std::set<std::pair<std::string, Saying>> known;
    for (const BoardDeed &deed : deeds) {
        const auto same = std::find_if(plain.begin(), plain.end(), [&](const BoardDeed &one) {
            return one.board == deed.board && one.what == deed.what && one.last == deed.last;
        });
        if (plain.empty() && (!deed.own || deed.what.empty()))
            continue; // without a plain card, the effects of its presence cannot be told
        const Saying more = same == plain.end() ? deed.said : minus(deed.said, same->said);
        const Saying less
            = same == plain.end() ? Saying{} : lost(minus(same->said, deed.said), more);
        Saying both = more;
        both.insert(both.end(), less.begin(), less.end());
        if (both.empty() || !known.insert({deed.what, both}).second)
            continue;
        if (board != deed.board)
            out += deed.board + "\n";
        board = deed.board;
        out += fmt::format("  {}{}\n", deed.what.empty() ? "lies there" : deed.what,
                           deed.last ? ", with the last answers" : "");
        out += linesOf(more, "") + linesOf(less, "without it ");
    }
    return out;
}

std::string CardDeeds::heading(const std::string &id) const
{
    std::string out = "== " + title(id) + "\n";
    std::string printed = m_library.kit().cardText(m_library, id);
    if (printed.starts_with(id)) // the title above has the id and the name already
        printed.erase(0, std::min(printed.find('\n'), printed.size() - 1) + 1);
    while (!printed.empty()) {
        const std::size_t end = std::min(printed.find('\n'), printed.size());
        out += "| " + printed.substr(0, end) + "\n";
        printed.erase(0, end + 1);
    }
    return out;
}

BoardDeeds CardDeeds::plainDeeds(const std::string &id) const
{
    const auto library = m_files.libraryWith(id, plainCard(m_files.card(id), m_words));
    return library ? of(id, library.value()) : BoardDeeds{};
}

SameCard::SameCard(const CardDeeds &deeds, std::string id)
    : m_deeds(deeds)
    , m_id(std::move(id))
    , m_plain(deeds.plainDeeds(m_id))
    , m_spoken(deeds.spoken(deeds.of(m_id, deeds.m_library), m_plain))
{
}

bool SameCard::differs(const match::CardLibrary &library) const
{
    return m_deeds.spoken(m_deeds.of(m_id, library), m_plain) != m_spoken;
}

CardTold CardDeeds::tell(const std::string &id, bool withIdle) const
{
    CardTold out;
    const Json &card = m_files.card(id);
    const BoardDeeds whole = of(id, m_library);
    const BoardDeeds plain = plainDeeds(id);
    out.text = heading(id) + spoken(whole, plain);
    const std::vector<Without> parts
        = withIdle ? withoutEach(card, m_words) : std::vector<Without>{};
    const auto isIdle = [&](const Without &one) {
        if (parts.size() == 1)
            return plain == whole;
        const auto library = m_files.libraryWith(id, one.card);
        return library && of(id, library.value()) == whole;
    };
    for (const Without &one : parts)
        if (isIdle(one))
            out.idle.push_back(one.part);
    return out;
}

} // namespace playmat::scenarios
