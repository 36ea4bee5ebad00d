import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { buyBasicForm } from '#tests/app-harness/embedded-pricing-page'
import { openPricingPage } from '#tests/app-harness/pricing-page'
import type { ApiResolvers } from '#tests/fake-api/api-handlers'
import { failTimeout, failUnreachable, fakeApiClient } from '#tests/fake-api/fake-api-client'

const languages = ['zh', 'en'] as const
type Language = (typeof languages)[number]

describe('a purchase while the API fails', () => {
  const pricingPage = (language: Language, resolvers: ApiResolvers) =>
    openPricingPage({ apiClient: fakeApiClient(resolvers), language, plan: () => Promise.resolve('01') })
  const failed = {
    zh: ['创建支付订单失败，请稍后重试', '再试一次'],
    en: ['Couldn’t create your order. Try again later.', 'Try again'],
  }

  test.each(
    languages.flatMap((language) =>
      (
        [
          ['is not there', failUnreachable],
          ['answers 500', () => new HttpResponse('oops', { status: 500 })],
          ['answers 504', () => new HttpResponse('<html>', { status: 504 })],
          ['answers no JSON', () => HttpResponse.text('ok')],
        ] as const
      ).map((failureCase) => [language, ...failureCase] as const),
    ),
  )(
    'in %s: an API that %s leaves the plans with their default prices, and the dialog shows an error and a retry',
    async (language, _, answer) => {
      const failing = { orderNative: answer, listProducts: answer }
      const { status, dialog, page } = await (await pricingPage(language, failing)).post(buyBasicForm)
      expect(status).toBe(422)
      for (const text of failed[language]) expect(dialog).toContain(`|${text}|`)
      expect(page).toContain('¥29.9')
    },
  )

  test.each(languages)('in %s: an API that times out leads to the same error and retry', async (language) => {
    const failing = { orderNative: failTimeout, listProducts: failTimeout }
    const { status, dialog } = await (await pricingPage(language, failing)).post(buyBasicForm)
    expect(status).toBe(422)
    for (const text of failed[language]) expect(dialog).toContain(`|${text}|`)
  })

  test.each(languages)(
    "in %s: while a member's benefits are unavailable, each card shows that with a retry, and no plan as owned",
    async (language) => {
      const api = fakeApiClient({ listProducts: failUnreachable })
      const plan = () => Promise.resolve('unknown' as const)
      const { page } = await (await openPricingPage({ apiClient: api, language, plan })).get('')
      const [unknown, retry, owned] = {
        zh: ['会员状态加载失败。', '重试', '已获得'],
        en: ['Couldn’t load your membership. Try again.', 'Try again', 'Your plan'],
      }[language] as [string, string, string]
      for (const text of [unknown, retry]) expect(page.split(`|${text}|`)).toHaveLength(4)
      expect(page).not.toContain(`|${owned}|`)
    },
  )
})
