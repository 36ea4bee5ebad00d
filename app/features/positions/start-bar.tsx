import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { ways, type Samples, type WayKind } from './sample-ways'

type StartBarProps = Samples & { positionId: string; title: string }

/** The two ways to start from a finished resume, at the foot of the window while one reads it. */
export function StartBar({ positionId, title, ...samples }: StartBarProps) {
  const { t } = useTranslation('positions')
  return (
    <Form
      method="post"
      action="/resume/create"
      aria-label={t('start')}
      className="sticky bottom-0 z-10 -mx-4 mt-10 flex items-center gap-3 border-t border-border bg-popover/95 px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] backdrop-blur sm:bottom-4 sm:mx-0 sm:rounded-xl sm:border sm:pb-3 sm:shadow-xl"
    >
      <p className="min-w-0 grow truncate text-sm font-medium max-sm:hidden">{title}</p>
      {(['graduate', 'experienced'] satisfies WayKind[]).map((kind) => {
        const { sample, takeOver, lines } = ways[kind]
        const isFinished = samples[sample] !== undefined
        return (
          <Button
            key={kind}
            type="submit"
            name="start"
            value={`position:${positionId}${isFinished ? takeOver : lines}`}
            variant={isFinished ? 'default' : 'outline'}
            className="max-sm:h-auto max-sm:min-h-10 max-sm:min-w-0 max-sm:flex-1 max-sm:px-1.5 max-sm:py-1 max-sm:leading-5 max-sm:whitespace-normal"
          >
            {t(isFinished ? `takeOver.${kind}` : kind === 'graduate' ? 'startJunior' : 'startSenior')}
          </Button>
        )
      })}
    </Form>
  )
}
