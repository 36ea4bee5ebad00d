import { filled, useImproveTexts } from './improve-texts'
import type { ShownTurn } from './improving'

/** What came of the last question, when it is not simply proposals: and that nothing was taken for it. */
export function ImproveOutcome({ turn, open }: { turn: ShownTurn; open: number }) {
  const texts = useImproveTexts()
  const { state, problem, charged, proposals, refused } = turn
  if (state === 'running') return null
  if (proposals.length > 0)
    return (
      <div role="status">
        <h3 className="text-sm font-semibold">{filled(texts.turn.title, { act: texts.acts[turn.act] })}</h3>
        <p className="mt-0.5 text-xs leading-5 text-subtle-foreground">
          {filled(texts.turn.count, { count: proposals.length, open })}
          {refused > 0 ? ` ${filled(texts.turn.refused, { count: refused })}` : null}
        </p>
      </div>
    )
  const words =
    state === 'stopped' ? texts.turn.stopped : problem ? problemText(texts, problem) : texts.turn.nothing
  const isFailed = state === 'failed'
  return (
    <p
      role={isFailed ? 'alert' : 'status'}
      className={`rounded-md px-3.5 py-3 text-sm leading-6 ${isFailed ? 'bg-warning-soft text-warning' : 'bg-muted text-muted-foreground'}`}
    >
      {words} {charged ? null : texts.turn.free}
    </p>
  )
}

function problemText(
  { problems }: ReturnType<typeof useImproveTexts>,
  problem: NonNullable<ShownTurn['problem']>,
): string {
  return problems[problem]
}
