import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'

type StartBarProps = { positionId: string; sampleTitle: string }

/** The two ways to start from a finished resume, at the foot of the window while one reads it. */
export function StartBar({ positionId, sampleTitle }: StartBarProps) {
  const { t } = useTranslation('positions')
  return (
    <Form
      method="post"
      action="/resume/create"
      aria-label={t('start')}
      className="sticky bottom-0 z-10 -mx-4 mt-10 flex items-center gap-3 border-t border-border bg-popover/95 px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] backdrop-blur sm:bottom-4 sm:mx-0 sm:rounded-xl sm:border sm:pb-3 sm:shadow-xl"
    >
      <p className="min-w-0 grow truncate text-sm font-medium max-sm:hidden">
        {t('sampleTitle', { name: sampleTitle })}
      </p>
      <Button
        type="submit"
        name="start"
        value={`position:${positionId}`}
        variant="outline"
        className="max-sm:flex-1"
      >
        {t('startJunior')}
      </Button>
      <Button type="submit" name="start" value={`position:${positionId}@sample`} className="max-sm:flex-1">
        {t('takeOver')}
      </Button>
    </Form>
  )
}
