import type { Translate } from '#app/i18n/i18n-options'
import { faqQuestions } from './faq-questions'

/** `price` in fen. */
type Offer = { name: string; price: number }
type HomeStructuredDataParams = { t: Translate; origin: string; language: 'zh' | 'en'; offers: Offer[] }

/** Returns the service, its plans and its FAQ as structured data (schema.org). */
export function homeStructuredData({ t, origin, language, offers }: HomeStructuredDataParams) {
  const name = t('layout:siteName')
  const nodeId = (of: string) => ({ '@id': `${origin}/#${of}` })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...nodeId('organization'),
        name,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
      },
      {
        '@type': 'WebSite',
        ...nodeId('website'),
        name,
        url: `${origin}/`,
        inLanguage: language === 'en' ? 'en' : 'zh-CN',
        publisher: nodeId('organization'),
      },
      {
        '@type': 'SoftwareApplication',
        ...nodeId('app'),
        name,
        url: `${origin}/`,
        description: t('home:description'),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher: nodeId('organization'),
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
        ...nodeId('questions'),
        mainEntity: faqQuestions.map((question) => ({
          '@type': 'Question',
          name: t(`home:questions.${question}.q`),
          acceptedAnswer: { '@type': 'Answer', text: t(`home:questions.${question}.a`) },
        })),
      },
    ],
  }
}
