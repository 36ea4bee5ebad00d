import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { monthInChina } from '#contract/china-time'
import { lintOptionsForScenario } from '#resume-lint/options-for-scenario'
import { sortBySeverity, lintResume } from '#resume-lint/lint-resume'
import type { Finding } from '#resume-lint/finding'
import { namesById } from '#resume-lint/shown-entries'
import { scoreOf } from '#resume-lint/score'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Resume } from '#contract/resume/resume'
import { applyCheckAction } from './apply-check-action'
import { fixAll, fixAllAction } from './fix-all'
import { FindingList } from './finding-list'
import { CheckScore } from './check-score'
import { MutedMarks } from './muted-marks'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { editFinding } from './edit-finding'
import { usePdfCheck } from './use-pdf-check'

/** The check-up beside the pages: it updates while typing, and each action can be undone. */
export function CheckPanel({ scenario }: { scenario?: Scenario }) {
  const { t } = useTranslation('check-up')
  const store = useEditorStore()
  const resume = useDeferredValue(useEditor((state) => state.resume))
  const file = usePdfCheck(resume, scenario?.pages.most)
  const check = useCallback(
    (checked: Resume) => lintResume(checked, lintOptionsForScenario(scenario, thisMonth())),
    [scenario],
  )
  const findings = useMemo(
    () => sortBySeverity([...check(resume), ...file.findings]),
    [resume, file.findings, check],
  )
  const isDismissed = ({ id }: Finding) => resume.dismissed?.includes(id) ?? false
  const openFindings = findings.filter((finding) => !isDismissed(finding))
  const isReading = file.state === 'reading'
  const score = scoreOf(resume, openFindings, { file: file.state === 'read' })

  const isPassed = score.mustCount === 0 && !isReading
  useEffect(() => store.setState({ checkedResume: isPassed ? resume : undefined }), [store, resume, isPassed])

  function applyAction(value: string) {
    const { resume: now, replace } = store.getState()
    replace(value === fixAllAction ? fixAll(now, check) : applyCheckAction(now, findings, value))
  }
  return (
    <section aria-label={t('title')} className="space-y-6">
      <CheckScore score={score} isReadingFile={isReading} />
      <p role="status" className="text-sm text-muted-foreground">
        {t(`file.${file.state}`, { pages: file.pages, count: file.pages })}
      </p>
      {isReading && openFindings.length === 0 ? null : (
        <FindingList
          openFindings={openFindings}
          dismissed={findings.filter(isDismissed)}
          position={resume.intention.position.trim()}
          placeNames={namesById(resume)}
          onAction={applyAction}
          renderEditLink={(finding, props) => (
            <button type="button" onClick={() => editFinding(finding)} {...props} />
          )}
        />
      )}
      <MutedMarks />
    </section>
  )
}

const thisMonth = () => monthInChina(Date.now()).name
