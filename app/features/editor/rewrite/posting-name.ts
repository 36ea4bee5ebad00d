/** Lines of a posting among which its name is looked for. */
const maxLines = 8
const maxLength = 30

const label =
  /^[【[]?(?:招聘)?(?:岗位|职位)(?:名称)?[】\]]?[ \t]*[:：][ \t]*|^(?:job title|position|role|title)[ \t]*:[ \t]*/i

/** The name of the position in a pasted job posting: after its label, else a short first line; undefined without either. */
export function postingName(job: string): string | undefined {
  const lines = job
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, maxLines)
  const labelled = lines.find((line) => label.test(line))?.replace(label, '')
  const [name] = [labelled, lines[0]].filter(isName)
  return name?.trim()
}

/** A sentence, a heading such as 岗位职责 and a number are no names. */
function isName(line: string | undefined): line is string {
  return (
    line !== undefined &&
    /\p{L}{2}/u.test(line) &&
    [...line].length <= maxLength &&
    !/[。；;！!?？，]|[:：]$/.test(line) &&
    !/^[【[]?(?:岗位|职位|工作|任职|job|key)\s?(?:职责|描述|要求|内容|资格|description|responsibilities|requirements)/i.test(
      line,
    )
  )
}
