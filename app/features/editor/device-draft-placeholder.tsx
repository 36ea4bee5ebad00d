import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { Logo } from '#app/components/logo'

/** Shown while the device draft loads, and when there is none. */
export function DeviceDraftPlaceholder({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation('editor')
  return (
    <main className="mx-auto flex min-h-[70vh] max-w-lg flex-col justify-center gap-3 px-6">
      <Logo className="mb-4 size-10" />
      <h1 className="text-2xl font-semibold">{t(isLoading ? 'device.opening' : 'device.none')}</h1>
      {isLoading ? null : <p className="text-muted-foreground">{t('device.noneText')}</p>}
      <p className="needs-no-script text-muted-foreground">{t('device.needsScript')}</p>
      <p className={isLoading ? 'needs-no-script pt-3' : 'pt-3'}>
        <Link to="/resume/create" className={buttonVariants()}>
          {t('device.create')}
        </Link>
      </p>
    </main>
  )
}
