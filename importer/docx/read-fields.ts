/** Fields of one part: their codes are not text; what is between a code and the field's end is its result. */
export type Fields = {
  onCharacter(type: string | undefined): void
  onCode(code: string): void
  /** The link of the field around the words. */
  url(): string | undefined
}

export function createFields(): Fields {
  const open: { code: string; url: string | undefined }[] = []
  return {
    onCharacter(type) {
      const field = open.at(-1)
      if (type === 'begin') open.push({ code: '', url: field?.url })
      else if (type === 'separate' && field) field.url = hyperlinkOf(field.code) ?? field.url
      else if (type === 'end') open.pop()
    },
    onCode(code) {
      const field = open.at(-1)
      if (field) field.code += code
    },
    url: () => open.at(-1)?.url,
  }
}

/** The target of `HYPERLINK "…"`; undefined for other fields and for places in the document. */
export function hyperlinkOf(code: string): string | undefined {
  const [, quoted, bare] = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s"\\]\S*))/i.exec(code) ?? []
  return quoted ?? bare
}
