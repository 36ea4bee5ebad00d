import { ImageDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#app/components/qr-code/qr-code'
import { TitledSection } from '#app/components/titled-section'
import { buttonVariants } from '#app/components/ui/button'

/** The address for cameras: to save, and how it comes onto the printed resume. */
export function ShareQr({ resumeId, svg }: { resumeId: string; svg: string }) {
  const { t } = useTranslation('share')
  return (
    <TitledSection
      id="share-qr"
      title={t('qr.title')}
      className="rounded-lg border border-border bg-card p-5 sm:p-6"
    >
      <div className="mt-3 -ml-1.5 flex dark:ml-0 [&>div]:size-40 lg:[&>div]:size-52 [&_svg]:size-40 lg:[&_svg]:size-52">
        <QrCode svg={svg} label={t('qr.label')} />
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        {(['png', 'svg'] as const).map((format) => (
          <a
            key={format}
            href={`/resume/share/${resumeId}/qr/${format}`}
            download
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <ImageDown aria-hidden />
            {t('qr.save', { format: format.toUpperCase() })}
          </a>
        ))}
      </p>
      <p className="mt-3 text-xs leading-5 text-subtle-foreground">{t('qr.onResume')}</p>
    </TitledSection>
  )
}
