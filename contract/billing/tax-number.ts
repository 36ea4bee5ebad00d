/** The letters and digits of a unified social credit code (GB 32100-2015): no I, O, S, V, Z. */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const creditCode = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/

/** A typed tax number in its stored form: full-width characters, small letters, spaces and dashes are put right. */
export function normalizeTaxNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}

/** What is wrong with a tax number: its form, or the check character of a unified social credit code. */
export function taxNumberProblem(number: string): 'form' | 'check' | undefined {
  if (!/^[0-9A-Z]{15,20}$/.test(number)) return 'form'
  // Numbers of other lengths are older than the code and have no check character.
  if (number.length !== 18) return undefined
  if (!creditCode.test(number)) return 'check'
  return checkCharacter(number) === number[17] ? undefined : 'check'
}

/** The 18th character: the one that makes the weighted sum a multiple of 31. */
function checkCharacter(code: string): string {
  let [sum, weight] = [0, 1]
  for (const character of code.slice(0, 17)) {
    sum += characters.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return characters[(31 - (sum % 31)) % 31]!
}
