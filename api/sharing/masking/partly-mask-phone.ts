const maxFieldLength = 40

/**
 * `138****5678`: keeps a third of the digits at either end, at most three and four. '' for a field that
 * contains
 * more than a number.
 */
export function partlyMaskPhone(field: string): string {
  // Full-width digits count, too.
  const phone = field.normalize('NFKC').trim()
  if (phone.length > maxFieldLength || !/^[\d\s+()./·\u2010-\u2015-]*$/.test(phone)) return ''
  const count = phone.replace(/\D/g, '').length
  const head = Math.min(3, Math.floor(count / 3))
  const tail = Math.min(4, Math.ceil(count / 3))
  let seen = 0
  return phone.replace(/\d/g, (digit) => {
    const place = seen++
    return place < head || place >= count - tail ? digit : '*'
  })
}
