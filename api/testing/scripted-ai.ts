import { AiFailure, type AiChunk, type AiProvider, type AiQuestion } from '../gateways/ai/ai-provider'

/** The next step: send a chunk, wait (or be aborted), or fail. */
type Step = AiChunk | { wait: Promise<unknown> } | { fail: AiFailure['kind'] }

/** A language model that follows a test's script; by default the same answer to every question. */
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

/** A gate for tests: `wait` resolves once `open` is called. */
export function createGate() {
  let open = () => {}
  const wait = new Promise<void>((resolve) => (open = resolve))
  return { wait, open }
}
