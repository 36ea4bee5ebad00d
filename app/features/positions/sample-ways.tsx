import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { PositionSample } from './positions.server'
import { TemplateNote } from './template-note'

export type Samples = { sample?: PositionSample; graduateSample?: PositionSample }

/** How a graduate starts, and how somebody with experience: the finished resume, or the lines to fill in. */
export const ways = {
  graduate: { sample: 'graduateSample', takeOver: '@graduate', lines: '' },
  experienced: { sample: 'sample', takeOver: '@sample', lines: '@senior' },
} as const
export type WayKind = keyof typeof ways

type WayProps = { kind: WayKind; positionId: string; sample: PositionSample | undefined }

/** The presses of one of the two: the finished resume first, where there is one. */
export function WayButtons({ kind, positionId, sample }: WayProps) {
  const { t } = useTranslation('positions')
  const { takeOver, lines } = ways[kind]
  const start = `position:${positionId}`
  return (
    <>
      {sample ? (
        <Button type="submit" name="start" value={start + takeOver} className="w-full">
          {t(`takeOver.${kind}`)}
        </Button>
      ) : null}
      <Button
        type="submit"
        name="start"
        value={start + lines}
        variant={sample ? 'ghost' : 'default'}
        size={sample ? 'sm' : 'default'}
        className={sample ? 'mt-1.5 w-full text-muted-foreground' : 'w-full'}
      >
        {t(kind === 'graduate' ? 'startJunior' : 'startSenior')}
      </Button>
    </>
  )
}

/** One of the two beside the only finished resume, as equals. */
export function Way({ kind, positionId, sample }: WayProps) {
  const { t } = useTranslation('positions')
  return (
    <Form method="post" action="/resume/create" className="rounded-lg border border-border p-4">
      <h3 className="font-semibold">{t(kind)}</h3>
      <p className="mt-1 mb-4 text-sm leading-6 text-muted-foreground">
        {sample ? t('takeOverText') : t(`linesFor.${kind}`)}
      </p>
      <WayButtons {...{ kind, positionId, sample }} />
      {sample ? <TemplateNote sample={sample} /> : null}
    </Form>
  )
}
