import { isTold, Refused } from '../crash/saving-client'

/** What the people of a run saw go wrong, and when. */
export class Seen {
  answers = 0
  broken = 0
  told = 0
  lastFailureAt = 0
  /** What nobody may see: a failure without words, or a refusal of what was right. */
  readonly wrong: string[] = []

  /** Waits for a call. @returns undefined when it failed in a way people can live with. @param expected refusals that are answers */
  async see<T>(asked: Promise<T>, expected: readonly number[] = []): Promise<T | undefined> {
    try {
      const answer = await asked
      this.answers++
      return answer
    } catch (error) {
      if (error instanceof Refused && expected.includes(error.code)) {
        this.answers++
        return undefined
      }
      this.lastFailureAt = performance.now()
      if (error instanceof Refused) {
        if (isTold(error)) this.told++
        else this.wrong.push(error.message)
      } else if ((error as Error).name === 'TimeoutError') this.wrong.push('nobody answered for 30 s')
      else if (error instanceof TypeError) this.broken++
      else throw error
      return undefined
    }
  }
}
