import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { buttonVariants } from '#app/components/ui/button'
import type { TemplateShowcase } from './home-view'
import { TemplateSwitcher } from './template-switcher'

type HeroProps = {
  showcase: TemplateShowcase | undefined
  templateCount: number
  /** Of the free plan a month, -1 without a limit. */
  freeDownloads: number
}

export function Hero({ showcase, templateCount, freeDownloads }: HeroProps) {
  const { t } = useTranslation('home')
  const download =
    freeDownloads > 0
      ? t('facts.downloads', { count: freeDownloads })
      : t(freeDownloads === -1 ? 'facts.anyDownloads' : 'facts.file')
  return (
    <div className="mx-auto grid max-w-6xl px-4 pt-6 sm:px-6 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-16 lg:pt-8">
      <div className="lg:row-start-2">
        <h1 className="text-[2.5rem] leading-[1.1] font-semibold tracking-tight text-balance break-keep sm:text-6xl lg:text-[4.25rem]">
          {t('heading')}
        </h1>
        <p className="mt-4 max-w-xl text-lg leading-8 sm:mt-5 text-pretty text-muted-foreground">
          {t('lead')}
        </p>
        <p className="mt-6 flex flex-wrap gap-3 sm:mt-8">
          <ButtonLink to="/resume/create" size="lg" label={t('start')} />
          <a href="#home-samples" className={buttonVariants({ size: 'lg', variant: 'outline' })}>
            {t('fromSample')}
          </a>
        </p>
      </div>
      {showcase ? <TemplateSwitcher {...showcase} templateCount={templateCount} /> : null}
      {/* On a phone below the page, which one is to see at once. */}
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted-foreground lg:row-start-3 lg:mt-8">
        {[t('facts.open'), download, t('facts.device')].map((fact) => (
          <li key={fact} className="flex items-center gap-1.5">
            <Check aria-hidden className="size-4 text-primary" />
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
