#include "support/swu_table.h"

#include "engine/swu/language/loader.h"
#include "engine/swu/language/op.h"
#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "support/later_cards.h"
#include "support/pilot_cards.h"
#include "support/test_cards.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string_view>

namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

namespace {

[[nodiscard]] std::string contentOf(const std::filesystem::path &file)
{
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

using Json = nlohmann::json;

/// Removes the stand-ins for cards that are already finished (`whole`) from the set of stand-ins.
[[nodiscard]] std::string withoutNeedless(const char *standIns, const std::set<std::string> &whole)
{
    Json set = Json::parse(standIns);
    std::erase_if(set["cards"].get_ref<Json::array_t &>(),
                  [&](const Json &card) { return whole.contains(card["id"].get<std::string>()); });
    return set.dump();
}

/// Removes the unfinished cards that have a stand-in from a set; adds the finished ones to `whole`.
[[nodiscard]] std::string withoutReplaced(const std::string &text, std::set<std::string> &whole)
{
    Json set = Json::parse(text);
    std::erase_if(set["cards"].get_ref<Json::array_t &>(), [&](const Json &card) {
        const auto id = card["id"].get<std::string>();
        if (!card.contains("todo"))
            whole.insert(id);
        return card.contains("todo")
            && (std::string_view(kLaterCards).find('"' + id + '"') != std::string_view::npos
                || std::string_view(kPilotCards).find('"' + id + '"') != std::string_view::npos);
    });
    return set.dump();
}

[[nodiscard]] CardDb loadAll()
{
    const char *given = std::getenv("PLAYMAT_RESOURCE_DIR");
    const std::filesystem::path folder
        = std::filesystem::path(given != nullptr ? given : "resources") / "cards/swu";
    CardLoader loader;
    std::set<std::string> whole;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() == ".json" && name != "schema.json" && name != "aliases.json")
            loader.addSet(name, withoutReplaced(contentOf(entry.path()), whole));
    }
    loader.addSet("test_cards.h", kTestCards);
    loader.addSet("later_cards.h", withoutNeedless(kLaterCards, whole));
    loader.addSet("pilot_cards.h", withoutNeedless(kPilotCards, whole));
    CardDb db = loader.take();
    for (const LoadError &e : loader.errors())
        ADD_FAILURE() << swu::describe(e);
    return db;
}

[[nodiscard]] DefId defOf(const std::string &id)
{
    const DefId def = cards().find(id);
    EXPECT_NE(def, 0) << "no card " << id;
    return def;
}

[[nodiscard]] std::vector<DefId> defsOf(const std::vector<std::string> &ids)
{
    std::vector<DefId> out;
    for (const std::string &id : ids)
        out.push_back(defOf(id));
    return out;
}

[[nodiscard]] std::vector<PlacedCard> placed(const std::vector<Unit> &units)
{
    std::vector<PlacedCard> out;
    for (const Unit &u : units) {
        PlacedCard c{defOf(u.card), u.isExhausted, u.damage, u.owner, {}, {}};
        for (const std::string &id : u.upgrades)
            c.upgrades.push_back({defOf(id), false, 0, {}, {}, {}});
        for (const std::string &id : u.captured)
            c.captured.push_back({defOf(id), false, 0, {}, {}, {}});
        out.push_back(std::move(c));
    }
    return out;
}

constexpr int kDeck = 8;
const char *const kVanilla = "SOR_046"; // Consular Security Force: a unit without abilities

} // namespace

/// Effects that no card has: a keyword for the phase, one each (Table::gain).
static CardDb withKeywordNodes(CardDb db)
{
    for (const KeywordWord &k : words::keywords) {
        Node n;
        n.op = findOp("modify");
        n.keywords = k.value;
        db.program.nodes.push_back(n);
    }
    return db;
}

static NodeId nodeThatGives(Keywords keyword)
{
    const auto &nodes = cards().program.nodes;
    std::size_t at = nodes.size() - 1;
    while (nodes[at].keywords != keyword)
        --at;
    return static_cast<NodeId>(at);
}

const CardDb &cards()
{
    static const CardDb db = withKeywordNodes(loadAll());
    return db;
}

std::string textOf(const std::string &id)
{
    return printCard(cards(), cards().find(id), Face::Any, Markup::Plain);
}

Table::Table()
{
    leader(0, "SOR_005").leader(1, "SOR_010").base(0, "SOR_029").base(1, "SOR_023");
}

Table::~Table()
{
    if (!m_game || ::testing::Test::HasFailure())
        return;
    const DecisionKind kind = decision().kind;
    EXPECT_TRUE(kind == DecisionKind::Action || kind == DecisionKind::None
                || kind == DecisionKind::Resource || kind == DecisionKind::Mulligan)
        << "a question is still open:\n"
        << describe();
}

Table &Table::leader(PlayerId player, const std::string &id)
{
    m_position.players[player].leader.card = defOf(id);
    return *this;
}

Table &Table::deployed(PlayerId player, int damage, bool exhausted,
                       std::vector<std::string> upgrades)
{
    PlacedLeader &l = m_position.players[player].leader;
    l.deployed = l.epicUsed = true;
    l.damage = damage;
    l.exhausted = exhausted;
    for (const std::string &id : upgrades)
        l.upgrades.push_back({defOf(id), false, 0, {}, {}, {}});
    return *this;
}

Table &Table::leaderExhausted(PlayerId player)
{
    m_position.players[player].leader.exhausted = true;
    return *this;
}

Table &Table::base(PlayerId player, const std::string &id, int damage)
{
    m_position.players[player].base = {defOf(id), damage, false, {}, {}};
    return *this;
}

Table &Table::baseDamage(PlayerId player, int damage)
{
    m_position.players[player].base.damage = damage;
    return *this;
}

Table &Table::hand(PlayerId player, std::vector<std::string> ids)
{
    m_position.players[player].hand = defsOf(ids);
    return *this;
}

Table &Table::resources(PlayerId player, int ready, int exhausted)
{
    auto &list = m_position.players[player].resources;
    for (int i = 0; i < ready + exhausted; ++i)
        list.push_back({defOf(kVanilla), i >= ready, 0, {}, {}, {}});
    return *this;
}

Table &Table::force(PlayerId player)
{
    m_position.players[player].force = true;
    return *this;
}

Table &Table::credits(PlayerId player, int count)
{
    m_position.players[player].credits = count;
    return *this;
}

Table &Table::resourceCards(PlayerId player, std::vector<std::string> ids)
{
    for (const std::string &id : ids)
        m_position.players[player].resources.push_back({defOf(id), false, 0, {}, {}, {}});
    return *this;
}

Table &Table::deck(PlayerId player, std::vector<std::string> ids)
{
    m_position.players[player].deck = defsOf(ids);
    m_deckGiven[player] = true;
    return *this;
}

Table &Table::discard(PlayerId player, std::vector<std::string> ids)
{
    m_position.players[player].discard = defsOf(ids);
    return *this;
}

Table &Table::ground(PlayerId player, std::vector<Unit> units)
{
    m_position.players[player].ground = placed(units);
    return *this;
}

Table &Table::space(PlayerId player, std::vector<Unit> units)
{
    m_position.players[player].space = placed(units);
    return *this;
}

Table &Table::active(PlayerId player)
{
    m_position.active = player;
    return *this;
}

Table &Table::initiative(PlayerId player, bool claimed)
{
    m_position.initiative = player;
    m_position.initiativeClaimed = claimed;
    return *this;
}

Table &Table::phase(Phase phase, bool starts)
{
    m_position.phase = phase;
    m_position.phaseStarts = starts;
    return *this;
}

Table &Table::seed(std::uint64_t value)
{
    m_position.seed = value;
    return *this;
}

Table &Table::start()
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (!m_deckGiven[player])
            m_position.players[player].deck.assign(kDeck, defOf(kVanilla));
    auto made = swu::seated(cards(), m_position);
    EXPECT_TRUE(made.ok());
    m_game = made.value();
    nameCards();
    const auto events = game().events();
    m_history.assign(events.begin(), events.end());
    return *this;
}

/// What is in play gets its name first, then hands, the rest, decks last.
void Table::nameCards()
{
    const auto rank = [&](CardId c) {
        const Zone zone = game().state().cards[c].zone;
        return zone == Zone::Deck ? 3 : zone == Zone::Resources ? 2 : zone == Zone::Hand ? 1 : 0;
    };
    for (int wanted = 0; wanted <= 3; ++wanted)
        for (CardId c = 0; c < game().state().cardCount; ++c) {
            const Card &one = game().state().cards[c];
            const CardDef &d = cards().def(one.def);
            if (rank(c) != wanted)
                continue;
            m_names[d.id].push_back(c);
            if (d.type == CardType::Base)
                m_names["base" + std::to_string(one.owner)] = {c};
            if (d.type == CardType::Leader)
                m_names["leader" + std::to_string(one.owner)] = {c};
        }
}

const SeatedGame &Table::seated() const
{
    EXPECT_TRUE(m_game.has_value()) << "start() was not called";
    return *m_game;
}

CardId Table::id(const std::string &card) const
{
    const std::size_t hash = card.find('#');
    const std::string plain = card.substr(0, hash);
    const std::size_t n = hash == std::string::npos ? 1 : std::stoul(card.substr(hash + 1));
    const auto it = m_names.find(plain);
    if (it == m_names.end() || it->second.size() < n) {
        ADD_FAILURE() << "the test's table has no card " << card;
        return core::kNone;
    }
    return it->second[n - 1];
}

const Card &Table::card(const std::string &name) const
{
    static const Card nothing;
    const CardId one = id(name);
    return one == core::kNone ? nothing : game().state().cards[one];
}

std::string Table::nameOf(CardId id) const
{
    if (id == core::kNone)
        return "-";
    const Card &c = game().state().cards[id];
    const CardDef &d = cards().def(c.def);
    const auto it = m_names.find(d.id);
    std::string name = d.id;
    if (it != m_names.end())
        for (std::size_t i = 1; i < it->second.size(); ++i)
            if (it->second[i] == id)
                name += "#" + std::to_string(i + 1);
    if (d.type == CardType::Base || d.type == CardType::Leader)
        name = (d.type == CardType::Base ? "base" : "leader") + std::to_string(c.owner);
    return name;
}

std::string Table::describe() const
{
    std::ostringstream out;
    const core::Decision &d = decision();
    out << "decision " << static_cast<int>(d.kind) << " of player " << static_cast<int>(d.player)
        << ", prompt " << d.prompt << ", source " << nameOf(d.source) << ", " << d.min << ".."
        << d.max << '\n';
    for (std::size_t i = 0; i < d.options.size(); ++i) {
        const core::Option &o = d.options[i];
        out << "  " << i << ": kind " << static_cast<int>(o.kind) << ' ' << nameOf(o.card);
        if (o.target != core::kNone)
            out << " -> " << nameOf(o.target);
        out << " number " << o.number << " cost " << static_cast<int>(o.cost) << '\n';
    }
    return out.str();
}

/// Gives the answer, takes it back, gives it again, and gives it to a copy: all must end equal.
void Table::answer(const core::Answer &a)
{
    const State before = game().state();
    const SeatNames namesBefore = seated().names();
    SeatedGame copy = seated();
    const auto first = m_game->apply(a);
    ASSERT_TRUE(first.ok()) << "refused: reason " << first.refusal().code << '\n' << describe();
    const State after = game().state();
    const SeatNames names = seated().names();
    const std::vector<core::Event> events(game().events().begin(), game().events().end());
    m_game->restore(before, namesBefore);
    EXPECT_TRUE(game().state() == before);
    ASSERT_TRUE(m_game->apply(a).ok());
    EXPECT_TRUE(game().state() == after) << "taking back and answering again ends differently";
    EXPECT_TRUE(seated().names() == names) << "taking back gave the seats other names";
    ASSERT_TRUE(copy.apply(a).ok());
    EXPECT_TRUE(copy.state() == after) << "a copy ends differently";
    EXPECT_TRUE(copy.names() == names) << "a copy gave the seats other names";
    m_history.insert(m_history.end(), events.begin(), events.end());
    for (CardId c = 0; c < after.cardCount; ++c) {
        std::vector<CardId> &same = m_names[cards().def(after.cards[c].def).id];
        if (std::find(same.begin(), same.end(), c) == same.end())
            same.push_back(c);
    }
}

void Table::pick(const char *what, std::vector<std::uint16_t> options)
{
    core::Answer a;
    for (const std::uint16_t o : options) {
        if (o == 0xFFFF) {
            FAIL() << what << " is not offered:\n" << describe();
        }
        ASSERT_TRUE(a.options.tryPush(o));
    }
    answer(a);
}

int Table::find(OptionKind kind, CardId card, CardId target) const
{
    const auto &options = decision().options;
    int found = 0xFFFF; // where no target is named, one without it comes before any other
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (static_cast<OptionKind>(options[i].kind) != kind || options[i].card != card)
            continue;
        if (options[i].target == target)
            return static_cast<int>(i);
        if (target == core::kNone && found == 0xFFFF)
            found = static_cast<int>(i);
    }
    return found;
}

void Table::gain(const std::string &card, Keywords keyword)
{
    State s = game().state();
    Effect e;
    e.kind = EffectKind::Modify;
    e.duration = Duration::Phase;
    e.target = e.source = id(card);
    e.targetSerial = s.cards[e.target].serial;
    e.node = nodeThatGives(keyword);
    EXPECT_TRUE(s.effects.tryPush(e));
    s.derivedDirty = true;
    m_game->restore(s, SeatNames::of(s));
}

} // namespace playmat::test
