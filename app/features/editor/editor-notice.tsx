import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { optionalPart } from '#app/components/ui/optional-part'
import { useIsScripted } from '#app/components/ui/use-is-scripted'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { useFormatters } from '#app/i18n/use-formatters'
import { OtherVersionNotice as otherVersionNotice } from './other-version-notice'
import type { FieldConflict } from './posted-conflict-notice'
import { useEditor } from './state/editor-context'

/** Answers a form that was posted without scripts, or says where another text of the draft is. */
const OtherVersionNotice = import.meta.env.SSR
  ? otherVersionNotice
  : lazy(() =>
      importWithTexts(() => import('./other-version-notice'), ['editor-tools']).then((module) => ({
        default: module.OtherVersionNotice,
      })),
    )

/** Without a network it stays away: the fields and the state of the save say the same. */
const ProblemPill = optionalPart(async () => (await import('./problem-pill')).ProblemPill)

/**
 * The result of a save: saved (until when), conflict with a newer version, saved as a separate draft, storage
 * blocked, or refused.
 */
export type Notice =
  | { kind: 'saved'; until?: string }
  | { kind: 'conflict' | 'aside'; otherHref: string; ofAccount?: true; conflicts?: readonly FieldConflict[] }
  | { kind: 'blocked' }
  | { kind: 'refused'; text: string }

const toneClasses = {
  alert: 'bg-destructive/10 text-destructive',
  warning: 'bg-warning-soft text-warning',
  done: 'needs-no-script bg-secondary text-primary',
}

export function EditorNotice({ notice }: { notice?: Notice }) {
  const { t } = useTranslation('editor')
  const { joinSentences } = useFormatters()
  const problems = useEditor((state) => Object.keys(state.problems).length)
  const isScripted = useIsScripted()
  return (
    <>
      <div
        role={problems > 0 ? 'alert' : 'status'}
        className="space-y-2 empty:hidden [html.scripted_&]:has-[>[data-problems]:last-child]:m-0"
      >
        {problems > 0 ? (
          <>
            <div className="needs-no-script">
              <NoticeText tone="alert">{t('problems', { count: problems })}</NoticeText>
            </div>
            <span data-problems className="needs-script sr-only">
              {t('section.problems', { count: problems })}
            </span>
          </>
        ) : null}
        {notice?.kind === 'saved' && problems === 0 ? (
          <NoticeText tone="done">
            {joinSentences(t('saved'), notice.until && t('savedUntil', { date: notice.until }))}
          </NoticeText>
        ) : null}
        {notice?.kind === 'conflict' || notice?.kind === 'aside' ? (
          <Suspense>
            <OtherVersionNotice {...notice} />
          </Suspense>
        ) : null}
        {notice?.kind === 'blocked' ? <NoticeText tone="warning">{t('device.blocked')}</NoticeText> : null}
        {notice?.kind === 'refused' ? <NoticeText tone="alert">{notice.text}</NoticeText> : null}
      </div>
      {problems > 0 && isScripted ? (
        <Suspense>
          <ProblemPill />
        </Suspense>
      ) : null}
    </>
  )
}

function NoticeText({ tone, children }: { tone: keyof typeof toneClasses; children: ReactNode }) {
  return <p className={`rounded-md px-3 py-2 text-sm ${toneClasses[tone]}`}>{children}</p>
}
