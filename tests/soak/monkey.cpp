#include "soak/monkey.h"

#include "kit/swu/host/hosted.h"
#include "kit/swu/table/places.h"

#include <QCoreApplication>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

namespace playmat::soak {

using table::TableController;

namespace {

constexpr int kStepsOfADrag = 5;
/// They open a dialog of the system, in which a monkey would wander off into the user's files.
const QStringList kNotClicked{QStringLiteral("saveGame"), QStringLiteral("endSave"),
                              QStringLiteral("openDeck"), QStringLiteral("openFile")};

} // namespace

Monkey::Monkey(qmltest::App &app, unsigned seed)
    : m_app(app)
    , m_random(seed)
{
    for (QObject *object : app.window->findChildren<QObject *>()) {
        if (object->inherits("QQuickFileDialog"))
            m_fileDialogs.append(object);
    }
}

int Monkey::below(int bound)
{
    return int(m_random() % unsigned(std::max(1, bound)));
}

QPoint Monkey::anywhere()
{
    return {below(m_app.window->width()), below(m_app.window->height())};
}

QPoint Monkey::onACard()
{
    const auto &rows = m_app.session.stage()->scene().rows();
    return rows.empty() ? anywhere() : rows[m_random() % rows.size()].place.hit.center();
}

void Monkey::gesture()
{
    static constexpr Way kWays[]
        = {&Monkey::point, &Monkey::press,      &Monkey::release,        &Monkey::click,
           &Monkey::click, &Monkey::rightClick, &Monkey::doubleClick,    &Monkey::drag,
           &Monkey::drag,  &Monkey::wheel,      &Monkey::clickSomething, &Monkey::clickSomething,
           &Monkey::key,   &Monkey::key,        &Monkey::shortcut,       &Monkey::type,
           &Monkey::legal, &Monkey::legal,      &Monkey::legal,          &Monkey::legal};
    if (below(8) != 0) // else in a hurry
        m_app.waitABit();
    const size_t before = stepsDone();
    m_asked += m_app.hands().desk()->choiceName() == u"none" ? 0 : 1;
    if (below(400) == 0)
        resize();
    else
        (this->*kWays[below(int(std::size(kWays)))])();
    m_answers += stepsDone() > before ? 1 : 0;
    if (!m_app.session.running() || m_app.session.over())
        beginAgain();
    QCoreApplication::processEvents();
    closeFileDialogs();
}

size_t Monkey::stepsDone() const
{
    return m_app.session.running() ? m_app.session.match()->stepsDone() : 0;
}

void Monkey::escape()
{
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(m_app.window, Qt::Key_Escape);
}

/// In the first moments of somebody else's question no key counts, nor one that was pressed then
/// and again at once: who presses it sees that, and presses it again. Whoever reads the rules or
/// learns goes on playing now and then.
QString Monkey::comeToRest()
{
    release();
    escape();
    for (int tries = 0; tries < 5 && m_app.state() != TableController::Idle; ++tries) {
        m_app.waitABit();
        escape();
    }
    for (const char *name : {"leaveBook", "leaveLesson", "leavePuzzles", "leaveLearn"}) {
        clickIfShown(QLatin1String(name));
        QCoreApplication::processEvents();
    }
    m_app.session.takingBack()->withdraw();
    m_app.session.seats()->coverHands();
    const_cast<table::PlaybackQueue &>(m_app.session.stage()->playback()).finish();
    QCoreApplication::processEvents();
    if (m_app.state() != TableController::Idle)
        return QStringLiteral("there is no way back to doing nothing: ") + whatIsHeld();
    if (m_app.session.stage()->playback().disagreements() != 0)
        return QStringLiteral("events told something else than the engine knows");
    if (m_app.session.running() && !m_app.session.stage()->showsFreshObservation())
        return QStringLiteral("the table shows something else than the engine knows");
    return {};
}

/// What the controller is doing, and which items Escape went to.
QString Monkey::whatIsHeld() const
{
    QString out = QStringLiteral("state %1").arg(int(m_app.state()));
    for (const QQuickItem *at = m_app.window->activeFocusItem(); at; at = at->parentItem())
        out += QStringLiteral(" < %1 %2")
                   .arg(QLatin1String(at->metaObject()->className()), at->objectName());
    return out;
}

// --- the mouse -----------------------------------------------------------------------------------

/// The window may have become smaller since.
QPoint Monkey::inside(QPoint at) const
{
    return {std::clamp(at.x(), 0, m_app.window->width() - 1),
            std::clamp(at.y(), 0, m_app.window->height() - 1)};
}

void Monkey::moveTo(QPoint at)
{
    m_at = inside(at);
    QTest::mouseMove(m_app.window, m_at);
}

void Monkey::clickAt(QPoint at, Qt::MouseButton button)
{
    release();
    moveTo(at);
    QTest::mouseClick(m_app.window, button, {}, m_at);
}

void Monkey::dragFromTo(QPoint from, QPoint to)
{
    release();
    moveTo(from);
    QTest::mousePress(m_app.window, Qt::LeftButton, {}, m_at);
    for (int i = 1; i <= kStepsOfADrag; ++i)
        moveTo(from + (to - from) * i / kStepsOfADrag);
    QTest::mouseRelease(m_app.window, Qt::LeftButton, {}, m_at);
}

void Monkey::point()
{
    moveTo(somewhere());
}

void Monkey::press()
{
    release();
    moveTo(somewhere());
    QTest::mousePress(m_app.window, Qt::LeftButton, {}, m_at);
    m_down = true;
}

void Monkey::release()
{
    if (std::exchange(m_down, false))
        QTest::mouseRelease(m_app.window, Qt::LeftButton, {}, inside(m_at));
}

void Monkey::click()
{
    clickAt(somewhere());
}

void Monkey::rightClick()
{
    clickAt(somewhere(), Qt::RightButton);
}

void Monkey::doubleClick()
{
    release();
    moveTo(somewhere());
    QTest::mouseDClick(m_app.window, Qt::LeftButton, {}, m_at);
}

void Monkey::drag()
{
    const QPoint from = somewhere();
    dragFromTo(from, somewhere());
}

void Monkey::wheel()
{
    moveTo(anywhere());
    QWheelEvent event(m_at, m_app.window->mapToGlobal(m_at), {}, {0, below(2) == 0 ? 120 : -120},
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_app.window, &event);
}

/// Whatever is there: cards are disabled, and the table takes the click.
void Monkey::clickItem(QQuickItem *item)
{
    if (item != nullptr)
        clickAt(item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
}

/// One of the things on the screen that have a name: buttons, lines, cards.
void Monkey::clickSomething()
{
    QList<QQuickItem *> named;
    qmltest::forEachShown(m_app.window->contentItem(), [&](QQuickItem *item) {
        if (!item->objectName().isEmpty() && !kNotClicked.contains(item->objectName()))
            named.append(item);
    });
    if (!named.isEmpty())
        clickItem(named.at(below(int(named.size()))));
}

void Monkey::clickIfShown(const QString &name)
{
    clickItem(m_app.item(name));
}

// --- the keyboard --------------------------------------------------------------------------------

void Monkey::key()
{
    static constexpr Qt::Key kKeys[]
        = {Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Left,   Qt::Key_Right,   Qt::Key_Up,
           Qt::Key_Down,  Qt::Key_Home,    Qt::Key_End,    Qt::Key_Return,  Qt::Key_Escape,
           Qt::Key_Space, Qt::Key_F,       Qt::Key_J,      Qt::Key_I,       Qt::Key_P,
           Qt::Key_T,     Qt::Key_D,       Qt::Key_S,      Qt::Key_F1,      Qt::Key_Menu,
           Qt::Key_Plus,  Qt::Key_Minus,   Qt::Key_PageUp, Qt::Key_PageDown};
    const Qt::Key key = kKeys[below(int(std::size(kKeys)))];
    if (below(8) == 0)
        return QTest::keyPress(m_app.window, key); // and never up
    QTest::keyClick(m_app.window, key);
}

void Monkey::shortcut()
{
    switch (below(4)) {
    case 0:
        return QTest::keyClick(m_app.window, Qt::Key_Z, Qt::ControlModifier);
    case 1:
        return QTest::keyClick(m_app.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    case 2:
        return QTest::keyClick(m_app.window, Qt::Key_F10, Qt::ShiftModifier);
    default:
        return QTest::keyClick(m_app.window, Qt::Key_V, Qt::ControlModifier);
    }
}

void Monkey::type()
{
    QTest::keyClick(m_app.window, char(' ' + below(95)));
}

void Monkey::resize()
{
    m_app.window->resize(1280 + below(3) * 160, 720 + below(3) * 90);
}

// --- playing on ----------------------------------------------------------------------------------

QPoint Monkey::aimOf(const core::Option &option, int seat) const
{
    if (option.target != core::kNone)
        return m_app.session.stage()->rectOf(option.target).center();
    const bool space = option.zone == std::uint8_t(swu::Zone::Space);
    return m_app.session.stage()
        ->scene()
        .layout()
        .zoneRect({space ? table::Zone::Space : table::Zone::Ground, seat})
        .center();
}

void Monkey::legal()
{
    if (!m_app.session.running() || m_app.session.over())
        return;
    const core::Decision decision = match::swuGame(*m_app.session.match())->decision();
    if (decision.kind != core::DecisionKind::Action || decision.options.empty())
        return answerWhatIsAsked();
    const core::Option &option = decision.options[m_random() % decision.options.size()];
    if (m_app.session.seats()->seating() == table::Seating::Peek
        && m_app.session.seats()->peeking() != int(decision.player))
        m_app.session.seats()->peekToggle(decision.player);
    if (option.card == core::kNone)
        return clickIfShown(QStringLiteral("passButton"));
    dragFromTo(m_app.session.stage()->rectOf(option.card).center(), aimOf(option, decision.player));
}

void Monkey::answerWhatIsAsked()
{
    const core::Decision decision = match::swuGame(*m_app.session.match())->decision();
    if (m_app.session.seats()->peeking() != int(decision.player))
        m_app.session.seats()->peekToggle(decision.player);
    QCoreApplication::processEvents();
    if (!decision.options.empty()) {
        const size_t which = m_random() % decision.options.size();
        const core::Option &option = decision.options[which];
        clickIfShown(QStringLiteral("choiceLine%1").arg(which));
        clickIfShown(QStringLiteral("choiceCard%1").arg(which));
        if (option.card != core::kNone)
            clickIfShown(QStringLiteral("card%1").arg(option.card));
        if (option.target != core::kNone)
            clickIfShown(QStringLiteral("card%1").arg(option.target));
    }
    for (const char *name : {"yesButton", "numberButton", "choiceDoneButton", "doneButton",
                             "choiceSkipButton", "skipButton", "agreeNear", "agreeFar"})
        clickIfShown(QLatin1String(name));
}

/// From the start page or the end page to the next match.
void Monkey::beginAgain()
{
    for (const char *name : {"playAgain", "dealButton", "giveUpDeal"})
        clickIfShown(QLatin1String(name));
    m_matches += m_app.session.running() && !m_app.session.over() ? 1 : 0;
}

void Monkey::closeFileDialogs()
{
    for (QObject *dialog : m_fileDialogs) {
        if (dialog->property("visible").toBool())
            QMetaObject::invokeMethod(dialog, "close");
    }
}

} // namespace playmat::soak
