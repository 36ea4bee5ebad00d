import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { buildProfile } from '#tests/fixtures/account-builders'
import { WeixinSetting } from './weixin-setting'

test.each([
  ['scan', '未绑定', true],
  ['here', '未绑定', true],
  ['inWeixin', '未绑定，在微信中打开本站登录后即可绑定', false],
  [null, '暂未开通', false],
] as const)('an account without WeChat reads, where it is bound by %s: %s', (weixinWay, text, hasButton) => {
  const element = <WeixinSetting profile={buildProfile()} weixinWay={weixinWay} />
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </I18nextProvider>,
  )
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '绑定微信' }) !== null).toBe(hasButton)
})
