import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { aboutScenario } from '#resume-lint/about-scenario'
import { byWeight, checkResume } from '#resume-lint/check-resume'
import type { Finding } from '#resume-lint/finding'
import { placeNames } from '#resume-lint/places'
import { scoreOf } from '#resume-lint/score'
import type { Scenario } from '#contract/scenario'
import { actedOn, type CheckAct } from './check-acts'
import { CheckList, JumpWords } from './check-list'
import { CheckScore } from './check-score'
import { useEditor, useEditorStore } from './editor-context'
import { jumpTo } from './jump-to'
import { useFileCheck } from './use-file-check'

/** The check-up beside the pages: it follows what is typed, and each press is a step to undo. */
export function CheckDesk({ scenario }: { scenario?: Scenario }) {
  const { t } = useTranslation()
  const store = useEditorStore()
  const resume = useDeferredValue(useEditor((state) => state.resume))
  const file = useFileCheck(resume, scenario?.pages.most)
  const findings = useMemo(
    () => byWeight([...checkResume(resume, aboutScenario(scenario, thisMonth())), ...file.findings]),
    [resume, file.findings, scenario],
  )
  const isDismissed = ({ id }: Finding) => resume.dismissed?.includes(id) ?? false
  const open = findings.filter((finding) => !isDismissed(finding))
  const score = scoreOf(resume, open, { file: file.state === 'read' })

  function act(value: string) {
    const [verb, ...id] = value.split(':')
    const { resume: now, replace } = store.getState()
    replace(actedOn(now, findings, verb as CheckAct, id.join(':')))
  }
  return (
    <section aria-label={t('checkUp.title')} className="space-y-6">
      <CheckScore score={score} />
      <p role="status" className="text-sm text-muted-foreground">
        {t(`checkUp.file.${file.state}`, { pages: file.pages })}
      </p>
      <CheckList
        open={open}
        dismissed={findings.filter(isDismissed)}
        places={placeNames(resume)}
        onAct={act}
        jump={({ path, place }, label) => (
          <Button variant="ghost" size="sm" aria-label={label} onClick={() => jumpTo(path, place)}>
            <JumpWords />
          </Button>
        )}
      />
    </section>
  )
}

/** `YYYY-MM` by the clock of this device. */
function thisMonth(): string {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
}
