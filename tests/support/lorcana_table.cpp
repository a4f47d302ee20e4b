#include "support/lorcana_table.h"

#include "engine/effects/json.h"
#include "engine/lorcana/language/loader.h"
#include "engine/lorcana/text/printer.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace playmat::test {

using namespace playmat::lorcana;
using core::Answer;
using core::DecisionKind;

namespace {

std::string readFile(const std::filesystem::path &path)
{
    std::ifstream in(path);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::filesystem::path resources()
{
    const char *given = std::getenv("PLAYMAT_RESOURCE_DIR");
    return given == nullptr ? "resources" : given;
}

CardDb loadAll(const std::string &more = {})
{
    std::vector<std::filesystem::path> paths;
    for (const auto &file : std::filesystem::directory_iterator(resources() / "cards/lorcana"))
        if (file.path().extension() == ".json")
            paths.push_back(file.path());
    std::sort(paths.begin(), paths.end());
    std::vector<std::string> texts;
    std::vector<CardFile> files;
    texts.reserve(paths.size());
    for (const auto &path : paths) {
        texts.push_back(readFile(path));
        files.push_back({path.filename().string(), texts.back()});
    }
    if (!more.empty())
        files.push_back({"test.json", more});
    Loaded loaded = loadCards(files);
    for (const LoadError &p : loaded.problems)
        ADD_FAILURE() << p.file << ": " << p.card << ": " << p.path << ": " << p.message;
    return std::move(loaded.db);
}

} // namespace

const CardDb &lorcanaCards()
{
    static const CardDb db = loadAll();
    return db;
}

std::string lorcanaText(const std::string &id)
{
    return Printer(lorcanaCards()).card(lorcanaCards().find(id));
}

LorcanaTable::LorcanaTable()
    : m_db(std::make_unique<CardDb>(lorcanaCards()))
{
}

LorcanaTable::~LorcanaTable()
{
    if (!m_game || m_leftOpen || ::testing::Test::HasFailure())
        return;
    EXPECT_TRUE(m_game->over() || m_game->decision().kind == DecisionKind::Action)
        << "a question is left open";
}

// --- the position

DefId LorcanaTable::def(const std::string &id) const
{
    const DefId found = m_db->find(id);
    EXPECT_NE(found, 0) << "no card " << id;
    return found;
}

LorcanaTable &LorcanaTable::madeUp(const std::string &id, const std::string &json)
{
    effects::JsonProblem problem;
    const auto value = effects::parseJson(json, problem);
    EXPECT_TRUE(value.has_value()) << problem.message;
    std::vector<effects::JsonProblem> problems;
    if (value)
        (void)addMadeUp(*m_db, id, effects::JsonCursor(*value, problems));
    for (const auto &p : problems)
        ADD_FAILURE() << id << ": " << p.path << ": " << p.message;
    return *this;
}

LorcanaTable &LorcanaTable::withCards(const std::string &cards)
{
    m_db = std::make_unique<CardDb>(
        loadAll(R"({"set":"T","name":"Test","classifications":[],"cards":)" + cards + "}"));
    return *this;
}

LorcanaTable &LorcanaTable::character(const std::string &id, int cost, int strength, int willpower,
                                      int lore, const std::string &keywords)
{
    std::ostringstream json;
    json << R"({"type":"character","name":")" << id << R"(","cost":)" << cost << R"(,"strength":)"
         << strength << R"(,"willpower":)" << willpower << R"(,"lore":)" << lore
         << R"(,"keywords":[)" << keywords << "]}";
    return madeUp(id, json.str());
}

LorcanaTable &LorcanaTable::printed(const std::string &id, const std::string &json)
{
    std::string classes;
    for (std::size_t i = 1; i < m_db->program.classes.size(); ++i)
        classes += (classes.empty() ? "\"" : ",\"") + m_db->program.classes[i] + "\"";
    const std::string text = R"({"set":"T","name":"Test","classifications":[)" + classes
        + R"(],"cards":[{"id":")" + id + "\"," + json.substr(1) + "]}";
    Loaded loaded = loadMore(std::move(*m_db), {"test.json", text});
    for (const LoadError &p : loaded.problems)
        ADD_FAILURE() << id << ": " << p.path << ": " << p.message;
    *m_db = std::move(loaded.db);
    return *this;
}

LorcanaTable &LorcanaTable::ink(PlayerId player, int ready)
{
    for (int i = 0; i < ready; ++i)
        m_position.seats[player].inkwell.push_back({.def = m_db->blank, .at = {}, .under = {}});
    return *this;
}

LorcanaTable &LorcanaTable::inkwell(PlayerId player, std::initializer_list<const char *> ids)
{
    for (const char *one : ids)
        m_position.seats[player].inkwell.push_back({.def = def(one), .at = {}, .under = {}});
    return *this;
}

LorcanaTable &LorcanaTable::hand(PlayerId player, std::initializer_list<const char *> ids)
{
    for (const char *one : ids)
        m_position.seats[player].hand.push_back(def(one));
    return *this;
}

LorcanaTable &LorcanaTable::deck(PlayerId player, std::initializer_list<const char *> ids)
{
    m_deckGiven[player] = true;
    for (const char *one : ids)
        m_position.seats[player].deck.push_back(def(one));
    return *this;
}

LorcanaTable &LorcanaTable::discard(PlayerId player, std::initializer_list<const char *> ids)
{
    for (const char *one : ids)
        m_position.seats[player].discard.push_back(def(one));
    return *this;
}

LorcanaTable &LorcanaTable::play(PlayerId player, std::initializer_list<Placed> cards)
{
    for (const Placed &one : cards) {
        PlacedCard card;
        card.def = def(one.card);
        card.damage = one.damage;
        card.exerted = one.isExerted;
        card.drying = one.isDrying;
        card.at = one.place;
        for (const std::string &below : one.under)
            card.under.push_back({def(below), true});
        m_position.seats[player].play.push_back(card);
    }
    return *this;
}

LorcanaTable &LorcanaTable::lore(PlayerId player, int lore)
{
    m_position.seats[player].lore = lore;
    return *this;
}

LorcanaTable &LorcanaTable::active(PlayerId player)
{
    m_position.active = player;
    m_position.turn = 5 + player;
    return *this;
}

LorcanaTable &LorcanaTable::questions(core::Questions questions)
{
    m_position.questions = questions;
    return *this;
}

LorcanaTable &LorcanaTable::asksDiscardOrder()
{
    m_asksDiscardOrder = true;
    return questions(core::Questions::All); // no other mode asks for this (CR 7.6.2)
}

LorcanaTable &LorcanaTable::beginning()
{
    m_position.start = Start::Beginning;
    return *this;
}

LorcanaTable &LorcanaTable::setup(std::optional<PlayerId> first)
{
    m_position.start = Start::Setup;
    m_position.firstPlayer = first;
    return *this;
}

void LorcanaTable::start()
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (!m_deckGiven[player])
            m_position.seats[player].deck.assign(10, m_db->blank);
    const core::Result<Game> game = Game::fromPosition(*m_db, m_position);
    ASSERT_TRUE(game.ok()) << reasonName(static_cast<Reason>(game.refusal().code));
    m_game = game.value();
    keepDiscardOrder();
}

// --- answers

void LorcanaTable::answer(const Answer &answer)
{
    answerOnce(answer);
    keepDiscardOrder();
}

/// Few tests are about the order in a discard pile: the others keep it as it is.
void LorcanaTable::keepDiscardOrder()
{
    while (!m_asksDiscardOrder && !::testing::Test::HasFatalFailure()
           && m_game->decision().prompt == static_cast<std::uint16_t>(Prompt::OrderDiscard)) {
        Answer same;
        for (std::size_t i = 0; i < m_game->decision().options.size(); ++i)
            (void)same.options.tryPush(static_cast<std::uint16_t>(i));
        answerOnce(same);
    }
}

/// A wrong answer changes nothing; a copy and a game that was taken back end equal.
void LorcanaTable::answerOnce(const Answer &answer)
{
    const std::uint64_t before = m_game->hash();
    Game wrong = *m_game;
    EXPECT_FALSE(wrong.apply(Answer::one(9999)).ok());
    EXPECT_EQ(wrong.hash(), before) << "a refused answer changed the state";
    Game copy = *m_game;
    const State was = m_game->state();
    const core::Result<void> done = m_game->apply(answer);
    ASSERT_TRUE(done.ok()) << "refused: " << reasonName(static_cast<Reason>(done.refusal().code))
                           << ", " << done.refusal().rule;
    copy.play(answer);
    EXPECT_EQ(copy.hash(), m_game->hash()) << "a copy went another way";
    copy.restore(was);
    EXPECT_EQ(copy.hash(), before) << "taking back did not restore the state";
    copy.play(answer);
    EXPECT_EQ(copy.hash(), m_game->hash());
}

int LorcanaTable::find(OptionKind kind, const std::string &card, const std::string &target) const
{
    const auto &options = m_game->decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (static_cast<OptionKind>(options[i].kind) == kind
            && (card.empty() || options[i].card == id(card))
            && (target.empty() || options[i].target == id(target)))
            return static_cast<int>(i);
    return -1;
}

bool LorcanaTable::can(OptionKind kind, const std::string &card, const std::string &target) const
{
    return find(kind, card, target) >= 0;
}

bool LorcanaTable::canPlay(const std::string &card, PlayWay way, const std::string &target) const
{
    const auto &options = m_game->decision().options;
    return std::any_of(options.begin(), options.end(), [&](const core::Option &o) {
        return static_cast<OptionKind>(o.kind) == OptionKind::Play && o.card == id(card)
            && (o.number & 0xF) == static_cast<int>(way)
            && (target.empty() || o.target == id(target));
    });
}

void LorcanaTable::act(OptionKind kind, const std::string &card, const std::string &target)
{
    const int option = find(kind, card, target);
    ASSERT_GE(option, 0) << "no such action: " << card << " " << target;
    answer(Answer::one(static_cast<std::uint16_t>(option)));
}

void LorcanaTable::playBy(PlayWay way, const std::string &card, const std::string &target)
{
    const auto &options = m_game->decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const core::Option &o = options[i];
        if (static_cast<OptionKind>(o.kind) == OptionKind::Play && o.card == id(card)
            && (o.number & 0xF) == static_cast<int>(way)
            && (target.empty() || o.target == id(target))) {
            answer(Answer::one(static_cast<std::uint16_t>(i)));
            return;
        }
    }
    FAIL() << card << " cannot be played in this way";
}

void LorcanaTable::inkCard(const std::string &card)
{
    act(OptionKind::Ink, card);
}

void LorcanaTable::playCard(const std::string &card)
{
    playBy(PlayWay::Ink, card);
}

void LorcanaTable::shift(const std::string &card, const std::string &onto)
{
    playBy(PlayWay::Shift, card, onto);
}

void LorcanaTable::sing(const std::string &song, const std::string &singer)
{
    playBy(PlayWay::Sing, song, singer);
}

void LorcanaTable::singTogether(const std::string &song,
                                std::initializer_list<const char *> singers)
{
    playBy(PlayWay::SingTogether, song);
    chooseAll({singers.begin(), singers.end()});
}

void LorcanaTable::quest(const std::string &card)
{
    act(OptionKind::Quest, card);
}

void LorcanaTable::challenge(const std::string &card, const std::string &target)
{
    act(OptionKind::Challenge, card, target);
}

void LorcanaTable::move(const std::string &card, const std::string &location)
{
    act(OptionKind::Move, card, location);
}

void LorcanaTable::activate(const std::string &card, int number)
{
    const auto &options = m_game->decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (static_cast<OptionKind>(options[i].kind) == OptionKind::Ability
            && options[i].card == id(card) && options[i].number == number) {
            answer(Answer::one(static_cast<std::uint16_t>(i)));
            return;
        }
    FAIL() << "no ability " << number << " of " << card;
}

void LorcanaTable::endTurn()
{
    act(OptionKind::EndTurn, "");
}

void LorcanaTable::chooseAll(const std::vector<std::string> &cards)
{
    Answer a;
    for (const std::string &name : cards) {
        const int option = find(OptionKind::Card, name, "");
        ASSERT_GE(option, 0) << name << " cannot be chosen";
        (void)a.options.tryPush(static_cast<std::uint16_t>(option));
    }
    answer(a);
}

void LorcanaTable::selectable(const std::vector<std::string> &cards) const
{
    std::vector<int> wanted;
    std::vector<int> offered;
    for (const std::string &name : cards)
        wanted.push_back(id(name));
    for (const core::Option &o : m_game->decision().options)
        offered.push_back(o.card);
    std::sort(wanted.begin(), wanted.end());
    std::sort(offered.begin(), offered.end());
    EXPECT_EQ(offered, wanted);
}

void LorcanaTable::confirm(bool yes)
{
    asks(DecisionKind::Confirm, m_game->decision().player);
    act(yes ? OptionKind::Yes : OptionKind::No, "");
}

void LorcanaTable::distribute(const std::vector<std::pair<std::string, int>> &shares)
{
    asks(DecisionKind::Distribute, m_game->decision().player);
    Answer a;
    for (const auto &[name, amount] : shares) {
        const int option = find(OptionKind::Card, name, "");
        ASSERT_GE(option, 0) << name << " cannot be chosen";
        (void)a.options.tryPush(static_cast<std::uint16_t>(option));
        (void)a.amounts.tryPush(static_cast<std::uint8_t>(amount));
    }
    answer(a);
}

void LorcanaTable::choosePlayer(PlayerId player)
{
    const auto &options = m_game->decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].player == player) {
            answer(Answer::one(static_cast<std::uint16_t>(i)));
            return;
        }
    FAIL() << "player " << static_cast<int>(player) << " cannot be chosen";
}

void LorcanaTable::number(int n)
{
    const auto &options = m_game->decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (static_cast<OptionKind>(options[i].kind) == OptionKind::Number
            && options[i].number == n) {
            answer(Answer::one(static_cast<std::uint16_t>(i)));
            return;
        }
    FAIL() << n << " cannot be chosen";
}

void LorcanaTable::mode(int n)
{
    const auto &options = m_game->decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (static_cast<OptionKind>(options[i].kind) == OptionKind::Mode
            && options[i].number == n) {
            answer(Answer::one(static_cast<std::uint16_t>(i)));
            return;
        }
    FAIL() << "mode " << n << " cannot be chosen";
}

void LorcanaTable::trigger(const std::string &source)
{
    act(OptionKind::Trigger, source);
}

void LorcanaTable::asks(DecisionKind kind, PlayerId player) const
{
    EXPECT_EQ(static_cast<int>(m_game->decision().kind), static_cast<int>(kind));
    EXPECT_EQ(static_cast<int>(m_game->decision().player), static_cast<int>(player));
}

// --- looking

CardId LorcanaTable::id(const std::string &name) const
{
    const std::size_t hash = name.find('#');
    const std::string printed = name.substr(0, hash);
    int skip = hash == std::string::npos ? 0 : std::stoi(name.substr(hash + 1)) - 1;
    const DefId wanted = def(printed);
    CardId found = kNone;
    const State &s = m_game->state();
    for (const Zone zone : {Zone::Play, Zone::Discard, Zone::Hand, Zone::Inkwell, Zone::Deck})
        for (PlayerId player = 0; player < kPlayers; ++player)
            s.forEach(zone, player, [&](CardId one) {
                if (s.cards[one].def == wanted && skip-- == 0)
                    found = one;
            });
    for (std::size_t i = 0; i < s.cardCount && found == kNone; ++i) // under others
        if (s.cards[i].def == wanted && s.cards[i].on != kNone && skip-- == 0)
            found = static_cast<CardId>(i);
    EXPECT_NE(static_cast<int>(found), static_cast<int>(kNone)) << "no card " << name;
    return found == kNone ? CardId{0} : found;
}

int LorcanaTable::readyInk(PlayerId player) const
{
    int ink = 0;
    const State &s = m_game->state();
    s.forEach(Zone::Inkwell, player,
              [&](CardId one) { ink += s.cards[one].is(status::Exerted) ? 0 : 1; });
    return ink;
}

std::vector<std::string> LorcanaTable::cards(Zone zone, PlayerId player) const
{
    std::vector<std::string> out;
    const State &s = m_game->state();
    s.forEach(zone, player, [&](CardId one) { out.push_back(m_db->def(s.cards[one].def).id); });
    return out;
}

} // namespace playmat::test
