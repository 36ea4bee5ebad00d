/**
 * Words as they are often mistyped, and as they are meant. Only what is wrong in any context: 必需 and 必须, or 其它 and
 * 其他, are both words.
 */
const misspelt: Record<string, string> = {
  // One character for another that sounds or looks alike.
  ...{ 帐号: '账号', 帐户: '账户', 记帐: '记账', 对帐: '对账', 再职: '在职', 既使: '即使', 做为: '作为' },
  ...{ 按装: '安装', 布署: '部署', 按排: '安排', 园满: '圆满', 松驰: '松弛', 幅射: '辐射', 竟聘: '竞聘' },
  ...{ 竟赛: '竞赛', 竟争: '竞争', 竟标: '竞标', 签定: '签订', 部份: '部分', 成份: '成分', 辩别: '辨别' },
  ...{ 复盖: '覆盖', 克苦: '刻苦', 提练: '提炼', 锻练: '锻炼', 训炼: '训练', 熟炼: '熟练', 负则: '负责' },
  ...{ 管里: '管理', 经里: '经理', 项木: '项目', 工做: '工作', 帮组: '帮助', 踊越: '踊跃', 震奋: '振奋' },
  ...{ 反应问题: '反映问题', 反应情况: '反映情况', 反应意见: '反映意见', 反应需求: '反映需求' },
  ...{ 登陆系统: '登录系统', 登陆账号: '登录账号', 登陆网站: '登录网站', 登陆注册: '登录注册' },
  ...{ 融汇贯通: '融会贯通', 一如继往: '一如既往', 再接再励: '再接再厉', 按步就班: '按部就班' },
  ...{ 走头无路: '走投无路', 出奇不意: '出其不意', 迫不急待: '迫不及待', 名列前矛: '名列前茅' },
  ...{ 兢兢业业业: '兢兢业业', 责无旁代: '责无旁贷', 以身做则: '以身作则', 不遗余利: '不遗余力' },
  // Names and words of English.
  ...{ pyhton: 'Python', pythno: 'Python', javascirpt: 'JavaScript', ecxel: 'Excel', exel: 'Excel' },
  ...{ photoshp: 'Photoshop', mircosoft: 'Microsoft', kuberentes: 'Kubernetes', powerponit: 'PowerPoint' },
  ...{ recieve: 'receive', recieved: 'received', experiance: 'experience', managment: 'management' },
  ...{ developement: 'development', enviroment: 'environment', responsable: 'responsible' },
  ...{ sucessful: 'successful', sucessfully: 'successfully', acheive: 'achieve', acheived: 'achieved' },
  ...{ seperate: 'separate', mantain: 'maintain', mantained: 'maintained', analyis: 'analysis' },
  ...{ univeristy: 'university', bachlor: 'bachelor', comunication: 'communication', collegue: 'colleague' },
  ...{ langauge: 'language', projcet: 'project', buisness: 'business', knowlege: 'knowledge' },
}
const wrong = new RegExp(
  Object.keys(misspelt)
    .map((word) => (/^[a-z]/.test(word) ? `\\b${word}\\b` : word))
    .join('|'),
  'giu',
)

/** The first misspelt word of a text, the word that was meant, and the text with all of them corrected. */
export function findMisspelling(
  text: string,
): { written: string; meant: string; corrected: string } | undefined {
  const [written] = text.match(wrong) ?? []
  if (written === undefined) return undefined
  return { written, meant: meantBy(written), corrected: text.replace(wrong, meantBy) }
}

/** A capital at the start stays one. */
function meantBy(written: string): string {
  const meant = misspelt[written.toLowerCase()]!
  return /^[A-Z]/.test(written) ? meant[0]!.toUpperCase() + meant.slice(1) : meant
}
