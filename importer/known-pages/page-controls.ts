import type { Line } from '../line'

const action =
  '编辑|修改|删除|添加|新增|增加|完善|保存|取消|确定|上移|下移|展开|收起|预览|下载|刷新|打印|分享|举报|置顶|继续添加|查看更多|返回顶部|意见反馈'
const object =
  '个人信息|简历|附件|头像|期望|(?:工作|项目|教育|实习|培训|校园|在校|社团)(?:经历|经验)|(?:资格)?证书|(?:专业)?技能|全部|更多'
const control = new RegExp(`[+＋]?\\s?(?:${action})(?:${object})?\\s*`, 'uy')

/** The words of a text that only says what can be pressed there: `编辑`, `添加工作经历`, `编辑删除`. Undefined for other texts. */
function controlsIn(text: string): string[] | undefined {
  const words: string[] = []
  const whole = text.trim()
  for (let at = 0; at < whole.length;) {
    control.lastIndex = at
    const [word] = control.exec(whole) ?? []
    if (word === undefined) return undefined
    words.push(word.trim())
    at += word.length
  }
  return words.length > 0 ? words : undefined
}

export const isControl = (text: string) => controlsIn(text) !== undefined

/** Longer lines are text. */
const maxRow = 40
const rowOf = ({ plain, isListItem }: Line) =>
  isListItem || plain.length > maxRow ? undefined : controlsIn(plain)

/**
 * Leaves out what can be pressed on the page that the lines were copied from, and its menus. One word alone may be a job
 * (`编辑`): only where lines of two of them are found, they are the page's.
 */
export function withoutControls(lines: readonly Line[]): Line[] {
  const words = new Set(lines.flatMap((line) => rowOf(line) ?? []))
  if (words.size < 2) return [...lines]
  const rest = lines.filter((line) => rowOf(line) === undefined).map(withoutControlsAtEnd)
  return withoutMenus(rest).map(withoutEditBesideName)
}

/** `林小川` and `编辑` beside it. */
function withoutControlsAtEnd(line: Line): Line {
  const cells = line.plain.split('\t')
  const rest = cells.slice(0, cells.findLastIndex((cell) => !isControl(cell)) + 1)
  return rest.length === cells.length ? line : cutEnd(line, cells.slice(rest.length).join('\t').length + 1)
}

const nameWithEdit = /^\p{Script=Han}{2,4}(?=(?:编辑|修改)$)/u

function withoutEditBesideName(line: Line, index: number): Line {
  const [name] = (index === 0 && nameWithEdit.exec(line.plain)) || []
  return name === undefined ? line : cutEnd(line, line.plain.length - name.length)
}

const cutEnd = (line: Line, length: number): Line => ({
  ...line,
  plain: line.plain.slice(0, -length),
  markdown: line.markdown.slice(0, -length).trimEnd(),
})

const rights = /©|版权所有|ICP\s?[备证]|公网安备/iu
/** Names of menus are short. */
const maxMenuCharacters = 10
/** The first thing that only a person says: contacts, gender, years of work. */
const ofPerson = /\d{7}|@|[:：]|(?:^|[\s|｜])[男女](?:$|[\s|｜\d])|\d\s?(?:年|岁)/u

/** Above a person's first facts a page has its menus, one name a line, and then the person's name; below all, its rights. */
function withoutMenus(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(({ plain }) => ofPerson.test(plain))
  const above = lines.slice(0, Math.max(first, 0))
  const areMenus = above.length > 3 && above.every(({ plain }) => plain.trim().length <= maxMenuCharacters)
  return lines
    .slice(areMenus ? first - 1 : 0)
    .filter(({ plain }) => plain.length > 200 || !rights.test(plain))
}
