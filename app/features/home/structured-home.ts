import type { TFunction } from 'i18next'
import { questions } from './question-list'

/** `price` in fen. */
type Offer = { name: string; price: number }
type Told = { t: TFunction; origin: string; language: 'zh' | 'en'; offers: Offer[] }

/** The service, its plans and its questions as search engines read them (schema.org). */
export function structuredHome({ t, origin, language, offers }: Told) {
  const name = t('frame.siteName')
  const id = (of: string) => ({ '@id': `${origin}/#${of}` })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...id('organization'),
        name,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
      },
      {
        '@type': 'WebSite',
        ...id('website'),
        name,
        url: `${origin}/`,
        inLanguage: language === 'en' ? 'en' : 'zh-CN',
        publisher: id('organization'),
      },
      {
        '@type': 'SoftwareApplication',
        ...id('app'),
        name,
        url: `${origin}/`,
        description: t('home.description'),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher: id('organization'),
        offers: offers.map(({ name, price }) => ({
          '@type': 'Offer',
          name,
          price: (price / 100).toFixed(2),
          priceCurrency: 'CNY',
          url: `${origin}/pricing`,
        })),
      },
      {
        '@type': 'FAQPage',
        ...id('questions'),
        mainEntity: questions.map((question) => ({
          '@type': 'Question',
          name: t(`home.questions.${question}.q`),
          acceptedAnswer: { '@type': 'Answer', text: t(`home.questions.${question}.a`) },
        })),
      },
    ],
  }
}
