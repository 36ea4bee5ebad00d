/** What the instruction of a field in Word or RTF says about its result. */
export type FieldMeaning = { url?: string; isPageNumber: boolean }

/** Longer instructions are not those of a link. */
export const maxInstructionLength = 2_000

/** Reads `HYPERLINK "https://…"` and `PAGE`; links within the document have no URL. */
export function readFieldInstruction(instruction: string): FieldMeaning {
  const [, name = '', target = ''] = /^\s*([A-Z]{1,20})\s(.*)/isu.exec(`${instruction} `) ?? []
  const url = /^hyperlink$/i.test(name) ? /^\s*(?:"([^"]*)"|([^\s"\\]\S*))/u.exec(target) : null
  const address = url?.[1] ?? url?.[2]
  return { isPageNumber: /^(?:PAGE|NUMPAGES|SECTIONPAGES)$/i.test(name), ...(address && { url: address }) }
}
