#pragma once

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>

#include <gtest/gtest.h>

#include <memory>

namespace playmat::test {

/// A window with a page of QML that may use the program's modules.
struct Page
{
    Page(QSize size, QColor behind)
    {
        view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        view.setColor(behind);
        view.resize(size);
    }
    /// In place of what was there; its outermost item. nullptr: it has mistakes, which fail the
    /// test.
    QQuickItem *open(const QByteArray &qml)
    {
        component = std::make_unique<QQmlComponent>(view.engine());
        component->setData(qml, QUrl());
        auto *root = qobject_cast<QQuickItem *>(component->create());
        EXPECT_EQ(component->errorString().toStdString(), "");
        if (root == nullptr)
            return nullptr;
        view.setContent(QUrl(), component.get(), root);
        view.show();
        return root;
    }

    QQuickView view;
    std::unique_ptr<QQmlComponent> component;
};

} // namespace playmat::test
