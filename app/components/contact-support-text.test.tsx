import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { ContactSupportText } from './contact-support-text'

/** The API's messages about a disabled account. */
const apiMessages = {
  zh: '该账号已停用，无法登录；如有疑问，请联系客服',
  en: 'This account is disabled, so you can’t log in. Contact us if you think this is a mistake.',
}

function renderText(language: 'zh' | 'en', text: string) {
  const { container } = render(
    <I18nextProvider i18n={i18nFor(language)}>
      <MemoryRouter>
        <ContactSupportText text={text} />
      </MemoryRouter>
    </I18nextProvider>,
  )
  return { text: container.textContent, links: [...container.querySelectorAll('a')] }
}

test.each(['zh', 'en'] as const)('every text with the contact phrase links to the form (%s)', (language) => {
  const { t } = i18nFor(language)
  const texts = [
    apiMessages[language],
    t('login:weixin.trouble.disabled.text'),
    t('layout:error.help'),
    t('layout:error.notFoundHelp'),
    t('layout:error.forbiddenHelp'),
  ]
  for (const text of texts) {
    const { text: fullText, links } = renderText(language, text)
    expect(fullText).toBe(text)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/help#feedback'])
  }
})

test('a text without the contact phrase is rendered unchanged', () => {
  expect(renderText('zh', '已退出登录。')).toEqual({ text: '已退出登录。', links: [] })
})
