import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { cn } from '#app/components/ui/cn'
import { laidOutWhenNear } from './home-section'

/** The last invitation to write, and beside it to bring a friend. */
export function ClosingCta() {
  const { t } = useTranslation('home')
  return (
    <section
      aria-labelledby="home-closing"
      className={cn(
        'mx-auto mt-14 max-w-6xl px-4 sm:mt-18 sm:px-6',
        laidOutWhenNear,
        '[contain-intrinsic-height:auto_23rem] lg:[contain-intrinsic-height:auto_12rem]',
      )}
    >
      <div className="grid gap-8 rounded-2xl bg-secondary px-6 py-8 sm:px-10 sm:py-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-center lg:gap-16">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
          <div>
            <h2 id="home-closing" className="text-2xl font-semibold tracking-tight break-keep sm:text-[2rem]">
              {t('closing.title')}
            </h2>
            <p className="mt-2 text-muted-foreground">{t('closing.text')}</p>
          </div>
          <ButtonLink to="/resume/create" size="lg" label={t('start')} />
        </div>
        <div className="border-border-strong max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-10">
          <h3 className="font-semibold">{t('invite.title')}</h3>
          <p className="mt-1 text-sm leading-6 text-pretty text-muted-foreground">{t('invite.text')}</p>
          <Link
            to="/user/invite"
            className="mt-2 inline-block text-sm text-primary underline underline-offset-4"
          >
            {t('invite.go')}
          </Link>
        </div>
      </div>
    </section>
  )
}
