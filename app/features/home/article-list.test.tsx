import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import type { ArticleLink } from './article-link'
import { ArticleList } from './article-list'

function renderList(articles: ArticleLink[]): string {
  const { container } = render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <MemoryRouter>
        <ArticleList articles={articles} />
      </MemoryRouter>
    </I18nextProvider>,
  )
  return container.innerHTML
}

test('renders nothing without articles', () => {
  expect(renderList([])).toBe('')
})

test('shows an article with its date and a link to it', () => {
  const html = renderList([{ href: '/blogs/detail/1', title: '一页就够', day: '2026年11月1日' }])
  expect(html).toContain('简历写作参考')
  expect(html).toContain('href="/blogs/detail/1"')
  expect(html).toContain('2026年11月1日')
})
