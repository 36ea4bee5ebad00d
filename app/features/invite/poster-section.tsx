import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'

type PosterSectionProps = {
  inWeixin: boolean
  /** Changes with what stands on the poster. */
  version: string
}

/** The poster as a picture: WeChat saves and sends a picture that is pressed long, and no download. */
export function PosterSection({ inWeixin, version }: PosterSectionProps) {
  const { t } = useTranslation('invite')
  const src = `/user/invite/poster.png?${new URLSearchParams({ v: version })}`
  return (
    <section
      aria-labelledby="invite-poster"
      className="mt-6 grid gap-6 rounded-lg border border-border bg-card p-5 sm:grid-cols-[15rem_1fr] sm:items-center sm:p-6"
    >
      <img
        src={src}
        alt={t('posterAlt')}
        width={1080}
        height={1440}
        loading="lazy"
        className="h-auto w-full rounded-md border border-border shadow-sm max-sm:mx-auto max-sm:max-w-xs"
      />
      <div>
        <h2 id="invite-poster" className="font-semibold">
          {t('posterTitle')}
        </h2>
        <p className="mt-2 text-sm leading-6 text-muted-foreground">
          {t(inWeixin ? 'posterLongPress' : 'posterText')}
        </p>
        {inWeixin ? null : (
          <a
            href={src}
            download={`${t('posterFile')}.png`}
            className={cn(buttonVariants({ variant: 'outline' }), 'mt-4')}
          >
            <Download aria-hidden />
            {t('poster')}
          </a>
        )}
      </div>
    </section>
  )
}
