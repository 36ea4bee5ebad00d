/** Verbs at the end of a duty that say by themselves what was done: 负责公众号的日常更新 is 更新公众号. */
const actions =
  '开发|维护|运维|运营|管理|更新|测试|设计|编写|撰写|整理|采购|销售|招聘|培训|接待|审核|统计|录入|排查|处理|分析|策划|推广|优化|搭建|部署|监控|巡检|保养|检修|核对|核算|制作|剪辑|拍摄|配送|验收|盘点|翻译|校对|起草|归档|登记|编辑|调试|安装|维修|迭代|实施|评审|梳理|排版|装订|回访|催收'
const verbs = `(?:${actions})(?:(?:和|与|及|、)(?:${actions}))*`
const opensWithAction = new RegExp(`^负责(?=${verbs})`)
/** 负责, what about, at most one 的, and what is done, up to the end of the clause. */
const endsWithAction = new RegExp(
  `^负责([^，,；;。：:、]{2,14}?)的?(?:日常)?(${verbs})(?:工作)?(?=$|[，,；;。])`,
)
/** Only whoever says so has led. */
const led = /主导|牵头|带领|带队|负责人/

/** Verbs for what one is in charge of, by its kind; none says more than the duty does. */
const verbsByObject: [object: RegExp, verb: string][] = [
  [/^.{0,12}(?:文档|方案|报告|文案|脚本|材料|手册)/, '编写'],
  [/^.{0,12}(?:系统|平台|设备|服务器|网站|账号|数据库|环境|仓库|官网|公众号)/, '维护'],
  [/^.{0,12}(?:投诉|订单|单据|工单|退换货|问题|故障|售后|报销|来电)/, '处理'],
  [/^.{0,12}(?:数据|资料|档案|台账)/, '整理'],
]
/** Of the other duty verbs; 参与 has none: which part it was, only the person knows. */
const others: Record<string, readonly string[]> = {
  协助: ['支持'],
  配合: ['支持'],
  从事: ['承担'],
  跟进: ['落实'],
  对接: ['联络', '协调'],
}

type Plainer = { from: number; to: number; text: string }

/**
 * What one press can put in the place of a duty verb at the start of a line: what was done, without a claim of a higher rank.
 * 主导 is offered only to a line that says so elsewhere.
 */
export function plainerOpenings(line: string, verb: string): Plainer[] {
  const from = line.indexOf(verb)
  const at = { from, to: from + verb.length }
  if (verb !== '负责') return (others[verb] ?? []).map((text) => ({ ...at, text }))
  const duty = line.slice(from)
  const leading = led.test(duty) ? [{ ...at, text: '主导' }] : []
  if (opensWithAction.test(duty)) return [{ from: 0, to: at.to, text: '' }, ...leading]
  const [whole, object, action] = endsWithAction.exec(duty) ?? []
  if (whole && object && action)
    return [{ from: 0, to: from + whole.length, text: `${action}${object}` }, ...leading]
  const suited = verbsByObject
    .filter(([pattern]) => pattern.test(duty.slice(verb.length)))
    .map(([, text]) => text)
  return [...(suited.length > 0 ? suited : ['承担']).map((text) => ({ ...at, text })), ...leading]
}
