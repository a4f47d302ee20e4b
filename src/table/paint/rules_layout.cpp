#include "table/paint/rules_layout.h"

#include <QCoreApplication>
#include <QPointer>
#include <QTextOption>

#include <algorithm>
#include <vector>

namespace playmat::paint {
namespace {

constexpr std::size_t kKept = 32; ///< a card in its two sizes of letters is two

struct Wanted
{
    QString markup;
    RulesStyle style;
    Qt::Alignment alignment;
    double width = 0;

    bool operator==(const Wanted &) const = default;
};

std::shared_ptr<const QTextDocument> layOut(const Wanted &wanted)
{
    auto document = std::make_shared<QTextDocument>();
    document->setDocumentMargin(0);
    document->setUndoRedoEnabled(false);
    QTextOption option(wanted.alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document->setDefaultTextOption(option);
    setRulesText(*document, wanted.markup, wanted.style);
    document->setTextWidth(wanted.width > 0 ? wanted.width : -1);
    return document;
}

/// What was laid out last, the latest in front. It goes with the application, as documents need its
/// fonts.
class Kept : public QObject
{
public:
    using QObject::QObject;

    static Kept &ofTheApplication()
    {
        static QPointer<Kept> kept;
        if (!kept)
            kept = new Kept(QCoreApplication::instance());
        return *kept;
    }

    std::shared_ptr<const QTextDocument> get(Wanted wanted)
    {
        const auto known
            = std::find_if(m_layouts.begin(), m_layouts.end(),
                           [&](const Layout &layout) { return layout.wanted == wanted; });
        if (known != m_layouts.end()) {
            std::rotate(m_layouts.begin(), known, known + 1);
            return m_layouts.front().document;
        }
        if (m_layouts.size() == kKept)
            m_layouts.pop_back();
        auto document = layOut(wanted);
        m_layouts.insert(m_layouts.begin(), {std::move(wanted), document});
        return document;
    }

private:
    struct Layout
    {
        Wanted wanted;
        std::shared_ptr<const QTextDocument> document;
    };
    std::vector<Layout> m_layouts;
};

} // namespace

std::shared_ptr<const QTextDocument> rulesLayout(const QString &markup, const RulesStyle &style,
                                                 Qt::Alignment alignment, double width)
{
    return Kept::ofTheApplication().get({markup, style, alignment, width});
}

} // namespace playmat::paint
