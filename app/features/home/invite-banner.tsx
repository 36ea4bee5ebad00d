import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'

export function InviteBanner() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="home-invite" className="mx-auto mt-10 max-w-6xl px-4 sm:mt-12 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-2xl bg-secondary p-6 sm:p-10">
        <div className="max-w-xl">
          <h2 id="home-invite" className="text-xl font-semibold tracking-tight sm:text-2xl">
            {t('invite.title')}
          </h2>
          <p className="mt-2 leading-7 text-pretty text-muted-foreground">{t('invite.text')}</p>
        </div>
        <ButtonLink to="/user/invite" size="lg" variant="outline" label={t('invite.go')} />
      </div>
    </section>
  )
}
