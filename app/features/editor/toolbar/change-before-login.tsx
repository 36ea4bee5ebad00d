import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MustChangeNote } from '#app/components/must-change-note'
import { scrollToField } from '#app/features/editor/pane-switching/scroll-to-field'
import type { MustChange } from '#resume-lint/must-change'

/** What must be changed before the file is taken, each with a way to its field; stands in the dialog of the login. */
export function ChangeBeforeLogin({ mustChange, close }: { mustChange: MustChange[]; close(): void }) {
  const { t, i18n } = useTranslation('check-up')
  const total = mustChange.reduce((sum, { count }) => sum + count, 0)
  return (
    <MustChangeNote title={t('verdict.must', { count: total })}>
      {mustChange.map(({ path, ownerId, zh, en }) => (
        <li key={path + zh}>
          <button
            type="button"
            className="text-left align-top underline underline-offset-4"
            onClick={() => {
              // The dialog gives the focus back as it closes.
              flushSync(close)
              scrollToField(path, ownerId)
            }}
          >
            {i18n.language === 'en' ? en : zh}
          </button>
        </li>
      ))}
    </MustChangeNote>
  )
}
