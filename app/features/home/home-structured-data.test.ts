import { describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { faqQuestions } from './faq-questions'
import { homeStructuredData } from './home-structured-data'

const origin = 'https://cv.example.com'
const offers = [
  { name: '免费版', price: 0 },
  { name: '基础月卡', price: 990 },
]
const params = homeStructuredData({ t: i18nFor('zh').t, origin, language: 'zh', offers })
const part = (type: string) => params['@graph'].find((one) => one['@type'] === type)

describe('the structured data of the front page', () => {
  test('names the service, its site and its application', () => {
    expect(part('Organization')).toMatchObject({ name: '智能简历', url: `${origin}/` })
    expect(part('WebSite')).toMatchObject({
      inLanguage: 'zh-CN',
      publisher: { '@id': `${origin}/#organization` },
    })
    expect(part('SoftwareApplication')).toMatchObject({ operatingSystem: 'Web' })
  })

  test("lists the plans at the server's prices, in yuan", () => {
    expect(part('SoftwareApplication')).toMatchObject({
      offers: [
        { name: '免费版', price: '0.00', priceCurrency: 'CNY' },
        { name: '基础月卡', price: '9.90', priceCurrency: 'CNY' },
      ],
    })
  })

  test("includes the page's FAQ in its own words", () => {
    const { mainEntity } = part('FAQPage') as unknown as { mainEntity: { name: string }[] }
    expect(mainEntity).toHaveLength(faqQuestions.length)
    expect(mainEntity[0]?.name).toBe('要先注册吗？')
  })
})
