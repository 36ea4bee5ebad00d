import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import type { SampleSummary } from '#contract/sample'

/** The sample whose page stands at the top: its look carries furthest. */
const heroSample = 'product-manager'
const points = ['same', 'type', 'yours', 'plain'] as const

/** The front page: what it is, one real page of it, and the way in. */
export function HomePage({ samples }: { samples: SampleSummary[] }) {
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const shown = samples.find(({ id }) => id === heroSample) ?? samples[0]
  return (
    <main>
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-8 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-16">
        <div>
          <h1 className="text-4xl leading-[1.12] font-semibold tracking-tight sm:text-6xl">
            {t('home.heading')}
          </h1>
          <p className="mt-6 max-w-xl text-lg leading-8 text-ink-soft">{t('home.lead')}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Link to="/resume/create" className={buttonVariants({ size: 'large' })}>
              {t('home.start')}
            </Link>
            <Link to="/resume/create#samples" className={buttonVariants({ size: 'large', look: 'outline' })}>
              {t('home.fromSample')}
            </Link>
          </p>
        </div>
        {shown ? (
          <img
            src={`/thumbnails/samples/${shown.id}`}
            alt={t('home.pageAlt')}
            width={560}
            height={792}
            className="sheet mx-auto max-w-md lg:max-w-none"
          />
        ) : null}
      </div>
      <dl className="mx-auto mt-20 grid max-w-6xl gap-x-10 gap-y-8 border-t border-line px-4 pt-10 sm:grid-cols-2 sm:px-6 lg:grid-cols-4">
        {points.map((point) => (
          <div key={point}>
            <dt className="font-semibold">{t(`home.points.${point}.title`)}</dt>
            <dd className="mt-1.5 text-sm leading-6 text-ink-soft">{t(`home.points.${point}.text`)}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="home-samples" className="mx-auto mt-20 max-w-6xl px-4 sm:px-6">
        <h2 id="home-samples" className="text-3xl font-semibold tracking-tight">
          {t('home.samplesTitle')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('home.samplesText')}</p>
        <ul className="mt-8 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-3">
          {samples.map((sample) => (
            <li key={sample.id}>
              <Link to="/resume/create#samples" className="group/sample block">
                <span className="block overflow-hidden rounded-lg border border-line bg-desk px-[9%] pt-[9%]">
                  <img
                    src={`/thumbnails/samples/${sample.id}`}
                    alt=""
                    width={560}
                    height={792}
                    loading="lazy"
                    className="aspect-[210/190] w-full rounded-t-sm bg-white object-cover object-top shadow-page transition-transform duration-200 group-hover/sample:-translate-y-1"
                  />
                </span>
                <span className="mt-3 block font-medium">{sample.title[language]}</span>
                <span className="block text-sm text-ink-soft">{sample.scenario[language]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
