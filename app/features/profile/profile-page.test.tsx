import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { buildPlanBenefits, buildProfile } from '#tests/fixtures/account-builders'
import { ProfilePage } from './profile-page'
import { toPlanFacts } from './profile.server'

test.each([
  ['01', '升级会员'],
  ['200', '升级会员'],
  ['300', '续费会员'],
] as const)('beside the plan %s the account page offers %s', (plan, name) => {
  const view = {
    profile: buildProfile(),
    sessions: [],
    plan: toPlanFacts(buildPlanBenefits({ plan, inPlan: plan !== '01' }), 'zh'),
    now: 0,
  }
  const element = (
    <ProfilePage view={view} phoneForm={null} weixinWay={null} inWeixin={false} hasExportFailed={false} />
  )
  const { container } = render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </I18nextProvider>,
  )
  expect(container.querySelector('a[href="/pricing"]')?.textContent).toBe(name)
})
