import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'

export function ClosingCta() {
  const { t } = useTranslation('home')
  return (
    <section
      aria-labelledby="home-closing"
      className="mx-auto mt-28 max-w-6xl px-4 text-center sm:mt-40 sm:px-6"
    >
      <h2
        id="home-closing"
        className="text-3xl font-semibold tracking-tight text-balance break-keep sm:text-5xl"
      >
        {t('closing.title')}
      </h2>
      <p className="mt-4 text-lg text-balance text-muted-foreground">{t('closing.text')}</p>
      <p className="mt-9">
        <ButtonLink to="/resume/create" size="lg" label={t('start')} />
      </p>
    </section>
  )
}
