import { AiFailure, type AiChunk, type AiProvider, type AiQuestion } from '../gateways/ai/ai-provider'

/** What it does next: says something, waits until it is let go on (or stopped), fails. */
type Step = AiChunk | { wait: Promise<unknown> } | { fail: AiFailure['kind'] }

/** A language model that does what a test wrote down, for every question the same unless the test says more. */
export function scriptedAi() {
  const questions: AiQuestion[] = []
  let script: (question: AiQuestion) => Step[] = () => [{ text: '好' }, { end: 'whole' }]
  const provider: AiProvider = {
    simulated: false,
    model: 'scripted',
    check: async () => true,
    async *answer(question) {
      questions.push(question)
      const stopped = new Promise<void>((resolve) =>
        question.signal.addEventListener('abort', () => resolve()),
      )
      for (const step of script(question)) {
        if (question.signal.aborted) return
        if ('wait' in step) await Promise.race([step.wait, stopped])
        else if ('fail' in step) throw new AiFailure(step.fail, 'as the test wants it')
        else yield step
      }
    },
  }
  return {
    provider,
    questions,
    setScript(steps: Step[] | ((question: AiQuestion) => Step[])) {
      script = typeof steps === 'function' ? steps : () => steps
    },
  }
}

/** A door that a test opens: `wait` is over once `open` was called. */
export function createGate() {
  let open = () => {}
  const wait = new Promise<void>((resolve) => (open = resolve))
  return { wait, open }
}
