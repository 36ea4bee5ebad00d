/**
 * Characters that any Chinese text is full of, in both scripts, and those of resumes. The rest of a text read in the wrong
 * encoding is rare characters, so a few hundred tell.
 */
const frequent = new Set(
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别手角期根论运农指几九区强放决被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严首底液官德随病苏失尔死讲配女黄推显谈罪神艺呢席含企望密批营项防举球英氧势告李台落木帮轮破亚师围注远字材排供河态封另施减树溶怎止案言士均武固叶鱼波视仅费紧爱左章早朝害续轻服试食充兵源判护司足某练差致板田降黑犯负击范继兴似余坚曲输修' +
    '這個國時來們會說產種後學經進電現實對業體機當點從開還應為與關過發動義間樣線內數氣變條無問題軍長結設係員總單達領導統組見計別論運農區決戰則據處隊給門規熱東壓爭濟階術極聯認權證轉風帶場車務萬積議聲報類離華確張馬節話況傳許廣記團華書兒須際驗連斷難礦師備辦習響約勞歷構稱準號維劃選標寫親爾講養層狀廠識適屬圓調滿縣參紅細聽該鐵價嚴隨蘇顯談藝營項舉勢幫輪圍遠態減樹葉魚視費緊愛續輕試護練範輸' +
    '姓名性別别籍貫贯住址地電电話话手機机號码碼郵邮箱學学歷历教育背景工作經经驗验專专案項项目實实習习技能證证書书語语言自我評评價价獎奖榮荣譽誉興兴趣愛爱好期望薪資资職职位務务應应徵聘求簡简履歷大學碩硕士博系所高中畢毕業业公司部門门經理主任助工程師师行銷销售業務員员負负責责協协助團团隊队客戶户執执行規划劃管理系統统開开發发設设計计分析維维護护台臺灣湾北新竹中南高雄香港澳門上海深圳廣州陳陈林黃黄張张李王吳吴劉刘蔡楊杨許许鄭郑謝谢' +
    '，。、；：？！（）《》〈〉「」【】“”‘’—–…·•～×％￥°℃①②③④⑤⑥⑦⑧⑨⑩→●○◆■★\u3000',
)
/** What resumes never have, but double bytes give when they are read in the wrong encoding. */
const implausible =
  /[\p{Co}\p{Cn}\u0370-\u04ff\u2500-\u25a0\u3040-\u312f\u3200-\u33ff\u3400-\u4dbf\uf900-\ufaff\ufe30-\ufe4f\uff61-\uff9f\ufffd]|[\u{20000}-\u{3ffff}]/u
/** The start of a text is enough. */
const maxBytes = 60_000

/** Of fewer letters all can be frequent ones by chance. */
const minLetters = 5

/** Whether bytes that are not UTF-8 are Big5, as traditional Chinese Windows writes, rather than GB 18030. */
export function isBig5(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, maxBytes)
  const big5 = plausibility(new TextDecoder('big5').decode(start))
  const gb18030 = plausibility(new TextDecoder('gb18030').decode(start))
  // Simplified Chinese is the rule here: Big5 has to be plausible by itself, and clearly more so.
  return big5 > 0.25 && big5 > gb18030 + 0.2
}

/** The share of frequent characters among those that are not ASCII, less that of implausible ones; 0 for too short a text. */
function plausibility(text: string): number {
  let count = 0
  let score = 0
  for (const character of text) {
    if (character < '\u0080') continue
    count++
    if (frequent.has(character)) score++
    else if (implausible.test(character)) score--
  }
  return count < minLetters ? 0 : score / count
}
