#include "table/paint/face_painter.h"

#include "table/paint/frame_painter.h"
#include "table/paint/image_tools.h"
#include "table/paint/picture.h"
#include "table/paint/rift_frame.h"

#include <QHash>

namespace playmat::paint {

namespace {

const QColor kInk(6, 9, 14);

struct Proportions
{
    double radius; // shares of the width
    double edge;
};

Proportions proportionsOf(FaceForm form, bool gear)
{
    if (gear)
        return {.15, .024};
    switch (form) {
    case FaceForm::Card:
    case FaceForm::Mini:
        return {.058, .018};
    case FaceForm::Tile:
        return {.085, .021};
    case FaceForm::Wide:
    case FaceForm::Picture:
        return {.05, .014};
    }
    return {.05, .014};
}

// Fills the box as a photograph would: centred, cut where it does not fit, a little above the
// middle.
void drawCovering(QPainter &painter, const QImage &image, const QSize &box)
{
    const QSizeF size(image.size());
    const double scale = std::max(box.width() / size.width(), box.height() / size.height());
    const QSizeF part(box.width() / scale, box.height() / scale);
    const QRectF source(
        QPointF((size.width() - part.width()) / 2, (size.height() - part.height()) * .3), part);
    painter.drawImage(QRectF(QPointF(), QSizeF(box)), image, source);
}

class FacePainter
{
public:
    FacePainter(const Facts &facts, FaceForm form, QSize pixels, double share, const QImage &own)
        : m_facts(facts)
        , m_form(form)
        , m_share(share)
        , m_own(own)
        , m_tone(frameTone(facts))
        , m_gear(form == FaceForm::Tile && facts.isRift() && facts.type == QLatin1String("Gear"))
        , m_image(blankImage(pixels))
        , m_margin(pixels.width() > 60 ? 1 : 0)
        , m_w(pixels.width() - 2 * m_margin)
        , m_h(pixels.height() - 2 * m_margin)
        , m_printed(m_w * 88 / 63)
        , m_painter(&m_image)
    {
    }

    QImage paint()
    {
        const Proportions size = proportionsOf(m_form, m_gear);
        const QRectF box(0, 0, m_w, m_h);
        m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        m_painter.setPen(Qt::NoPen);
        m_painter.translate(m_margin, m_margin);
        m_painter.setClipPath(roundedPath(box, size.radius * m_w));
        paintInside();
        if (m_form != FaceForm::Picture)
            frame(box, size.radius * m_w, size.edge * m_w);
        m_painter.end();
        return std::move(m_image);
    }

private:
    void frame(const QRectF &box, double radius, double edge)
    {
        if (!m_facts.isRift())
            return paintFrame(m_painter, box, radius, edge, m_tone);
        paintRiftFrame(m_painter, box, radius, edge, m_tone, m_gear);
        paintSeals();
    }

    // Paints the seals: for a tile, at the left edge, level with its name; for a card, at the right
    // end of its name; for a wide card, at the upper right corner of its picture.
    void paintSeals()
    {
        const bool tile = m_form == FaceForm::Tile;
        const bool wide = m_form == FaceForm::Wide;
        const double r = std::max(5.5, m_w * (tile ? .088 : wide ? .062 : .058));
        QPointF at = tile ? QPointF(r * 1.02, m_h * (m_gear ? .22 : .44))
            : wide        ? QPointF(m_w * .965 - r, m_h * .04 + r)
                          : QPointF(m_w * .955 - r, m_h * shareOfPicture());
        for (qsizetype i = m_tone.seals.size(); i-- > 0;) {
            paintSeal(m_painter, m_tone.seals[i], at, r);
            at += tile ? QPointF(0, r * 2.05) : QPointF(-r * 2.05, 0);
        }
    }

    [[nodiscard]] double shareOfPicture() const { return m_form == FaceForm::Mini ? .72 : m_share; }

    void paintInside()
    {
        switch (m_form) {
        case FaceForm::Card:
            return paintCard(m_share, .068, .066);
        case FaceForm::Mini:
            return paintCard(shareOfPicture(), .075, .055);
        case FaceForm::Tile:
            return m_gear ? paintGear() : paintTile();
        case FaceForm::Wide:
            paintPicture(1, QRectF(m_w * .10, m_h * .04, m_w * .80, m_h * .80));
            return m_facts.isRift() ? scrim(.58, 1, .5, 190, 235) : scrim(.45, 1, .7, 215, 245);
        case FaceForm::Picture:
            return paintPicture(1, QRectF(m_w * .10, m_h * .06, m_w * .80, m_h * .88));
        }
    }

    void paintPicture(double share, const QRectF &subject)
    {
        const QSize size(int(m_w), std::max(1, int(m_h * share)));
        if (m_own.isNull())
            m_painter.drawImage(0, 0, picture(m_facts, size, subject));
        else
            drawCovering(m_painter, m_own, size);
    }

    void paintCard(double share, double above, double below)
    {
        paintBody(share);
        paintPicture(share, QRectF(m_w * .06, m_h * .03, m_w * .88, m_h * (share - .09)));
        blendIntoBody(share);
        paintNamePlate(m_h * share - m_printed * above, m_h * share + m_printed * below);
        paintFoot();
        if (m_facts.type == QLatin1String("Event") && m_form == FaceForm::Card)
            paintDottedLine();
    }

    [[nodiscard]] QColor body() const
    {
        return mix(mix(m_tone.main, m_tone.side, m_tone.villain ? .5 : .1),
                   QColor(0x0d, 0x12, 0x19), .86);
    }

    void paintBody(double share)
    {
        QLinearGradient ground(0, m_h * share, 0, m_h);
        ground.setColorAt(0, mix(body(), m_tone.main, .10));
        ground.setColorAt(1, mix(body(), Qt::black, .35));
        m_painter.fillRect(QRectF(0, 0, m_w, m_h), ground);
    }

    void blendIntoBody(double share)
    {
        QLinearGradient fog(0, m_h * (share - .17), 0, m_h * share);
        fog.setColorAt(0, fade(body(), 0));
        fog.setColorAt(1, fade(mix(body(), Qt::black, .15), .97));
        m_painter.fillRect(QRectF(0, m_h * (share - .17), m_w, m_h * .18), fog);
    }

    void paintNamePlate(double top, double bottom) // with one cut corner
    {
        const QColor dark(0x0b, 0x0f, 0x15);
        QPainterPath plate(QPointF(0, top));
        plate.lineTo(m_w * .86, top);
        plate.lineTo(m_w * .94, bottom);
        plate.lineTo(0, bottom);
        QLinearGradient fill(0, 0, m_w, 0);
        fill.setColorAt(0, mix(m_tone.main, dark, .58));
        fill.setColorAt(.7, mix(m_tone.main, dark, .8));
        fill.setColorAt(1, mix(m_tone.main, dark, .88));
        m_painter.fillPath(plate, fill);
        QLinearGradient shine(0, 0, m_w, 0);
        shine.setColorAt(0, mix(m_tone.main, Qt::white, .2));
        shine.setColorAt(.85, fade(m_tone.side, .5));
        shine.setColorAt(1, fade(m_tone.side, 0));
        const double hair = std::max(1.0, m_h * .004);
        m_painter.fillRect(QRectF(0, top, m_w * .86, hair), shine);
        m_painter.fillRect(QRectF(0, bottom, m_w * .94, hair), shine);
    }

    void paintFoot() // behind power, traits and HP
    {
        const double top = m_h - m_printed * .115;
        const double dip = m_h - m_printed * .095;
        QPainterPath foot(QPointF(0, top));
        foot.lineTo(m_w * .30, top);
        foot.lineTo(m_w * .35, dip);
        foot.lineTo(m_w * .65, dip);
        foot.lineTo(m_w * .70, top);
        foot.lineTo(m_w, top);
        foot.lineTo(m_w, m_h);
        foot.lineTo(0, m_h);
        m_painter.fillPath(foot, fade(mix(m_tone.main, QColor(0x06, 0x09, 0x0d), .82), .9));
    }

    void paintDottedLine()
    {
        m_painter.setPen(QPen(fade(m_tone.main, .5), m_h * .004, Qt::DotLine));
        const double y = m_h - m_printed * .095;
        m_painter.drawLine(QPointF(m_w * .1, y), QPointF(m_w * .9, y));
        m_painter.setPen(Qt::NoPen);
    }

    void paintTile()
    {
        paintPicture(1, QRectF(m_w * -.06, m_h * .10, m_w * 1.12, m_h * .80));
        QLinearGradient top(0, 0, 0, m_h * .30);
        top.setColorAt(0, fade(kInk, .92));
        top.setColorAt(.5, fade(kInk, .75));
        top.setColorAt(1, fade(kInk, 0));
        m_painter.fillRect(QRectF(0, 0, m_w, m_h * .30), top);
        scrim(.62, 1, .75, 215, 240);
    }

    void paintGear() // the picture ends above the name
    {
        paintPicture(1, QRectF(m_w * .06, m_h * .02, m_w * .88, m_h * .76));
        scrim(.52, 1, .45, 215, 240);
    }

    // Darkness from one share of the height to another, behind words and numbers.
    void scrim(double from, double to, double knee, int middle, int end)
    {
        QLinearGradient shade(0, m_h * from, 0, m_h * to);
        shade.setColorAt(0, fade(kInk, 0));
        shade.setColorAt(knee, fade(kInk, middle / 255.0));
        shade.setColorAt(1, fade(kInk, end / 255.0));
        m_painter.fillRect(QRectF(0, m_h * from, m_w, m_h * (to - from)), shade);
    }

    const Facts &m_facts;
    FaceForm m_form;
    double m_share; // of a whole card's height that the picture takes
    const QImage &m_own;
    FrameTone m_tone;
    bool m_gear; // a gear, painted as a tile
    QImage m_image;
    double m_margin; // a transparent margin, which keeps turned edges smooth without multisampling
    double m_w;
    double m_h;
    double m_printed; // the height of a printed card of this width; plates do not grow if the card
    // is taller
    QPainter m_painter;
};

} // namespace

std::optional<FaceForm> faceFormFromName(const QString &name)
{
    static const QHash<QString, FaceForm> forms{
        {QStringLiteral("card"), FaceForm::Card},   {QStringLiteral("mini"), FaceForm::Mini},
        {QStringLiteral("tile"), FaceForm::Tile},   {QStringLiteral("wide"), FaceForm::Wide},
        {QStringLiteral("pic"), FaceForm::Picture},
    };
    const auto it = forms.constFind(name);
    return it != forms.constEnd() ? std::optional(*it) : std::nullopt;
}

QImage paintFace(const Facts &facts, FaceForm form, QSize pixels, double share, const QImage &own)
{
    return FacePainter(facts, form, pixels, share, own).paint();
}

} // namespace playmat::paint
