import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { AccountMenu } from './account-menu'

test.each([
  ['01', '升级会员'],
  ['200', '升级会员'],
  ['300', '续费会员'],
] as const)('on the plan %s the menu leads to the plans by %s', (plan, name) => {
  const element = (
    <AccountMenu
      state="user"
      nickname="小明"
      inPlan={plan !== '01'}
      plan={plan}
      planName=""
      isAdmin={false}
      remainingQuota={null}
    />
  )
  const { container } = render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </I18nextProvider>,
  )
  expect([...container.querySelectorAll('a[href="/pricing"]')].map(({ textContent }) => textContent)).toEqual(
    [name],
  )
})
