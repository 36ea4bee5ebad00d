/** The cities of the pickers (app/components/pickers/names/city.txt, of which a test makes sure), for the importer's own process. */
const chinese = [
  '北京 上海 广州 深圳 杭州 成都 武汉 南京 西安 苏州 重庆 天津 长沙 郑州 青岛 宁波 合肥 厦门 济南',
  '福州 大连 沈阳 东莞 佛山 无锡 珠海 昆明 哈尔滨 长春 石家庄 太原 南昌 南宁 贵阳 海口 三亚 兰州 西宁',
  '银川 乌鲁木齐 呼和浩特 拉萨 香港 澳门 台北 温州 常州 南通 徐州 嘉兴 绍兴 金华 台州 泉州 烟台 惠州',
  '中山 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水 雄安 大同 阳泉 长治 晋城 朔州 晋中 运城',
  '忻州 临汾 吕梁 包头 乌海 赤峰 通辽 鄂尔多斯 呼伦贝尔 巴彦淖尔 乌兰察布 兴安盟 锡林郭勒 阿拉善 鞍山',
  '抚顺 本溪 丹东 锦州 营口 阜新 辽阳 盘锦 铁岭 朝阳 葫芦岛 吉林 四平 辽源 通化 白山 松原 白城 延边',
  '齐齐哈尔 鸡西 鹤岗 双鸭山 大庆 伊春 佳木斯 七台河 牡丹江 黑河 绥化 大兴安岭 连云港 淮安 盐城 扬州',
  '镇江 泰州 宿迁 湖州 衢州 舟山 丽水 芜湖 蚌埠 淮南 马鞍山 淮北 铜陵 安庆 黄山 滁州 阜阳 宿州 六安',
  '亳州 池州 宣城 莆田 三明 漳州 南平 龙岩 宁德 景德镇 萍乡 九江 新余 鹰潭 赣州 吉安 宜春 抚州 上饶',
  '淄博 枣庄 东营 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 滨州 菏泽 开封 洛阳 平顶山 安阳 鹤壁 新乡',
  '焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 信阳 周口 驻马店 济源 黄石 十堰 宜昌 襄阳 鄂州 荆门 孝感 荆州',
  '黄冈 咸宁 随州 恩施 仙桃 潜江 天门 神农架 株洲 湘潭 衡阳 邵阳 岳阳 常德 张家界 益阳 郴州 永州 怀化',
  '娄底 湘西 韶关 汕头 江门 湛江 茂名 肇庆 梅州 汕尾 河源 阳江 清远 潮州 揭阳 云浮 柳州 桂林 梧州',
  '北海 防城港 钦州 贵港 玉林 百色 贺州 河池 来宾 崇左 儋州 三沙 琼海 自贡 攀枝花 泸州 德阳 绵阳 广元',
  '遂宁 内江 乐山 南充 眉山 宜宾 广安 达州 雅安 巴中 资阳 阿坝 甘孜 凉山 六盘水 遵义 安顺 毕节 铜仁',
  '黔西南 黔东南 黔南 曲靖 玉溪 保山 昭通 丽江 普洱 临沧 楚雄 红河 文山 西双版纳 大理 德宏 怒江 迪庆',
  '日喀则 昌都 林芝 山南 那曲 阿里 铜川 宝鸡 咸阳 渭南 延安 汉中 榆林 安康 商洛 嘉峪关 金昌 白银 天水',
  '武威 张掖 平凉 酒泉 庆阳 定西 陇南 临夏 甘南 海东 海北 黄南 海南州 果洛 玉树 海西 石嘴山 吴忠 固原',
  '中卫 库尔勒 克拉玛依 吐鲁番 哈密 昌吉 博尔塔拉 巴音郭楞 阿克苏 克孜勒苏 喀什 和田 伊犁 塔城 阿勒泰 石河子',
  '义乌 昆山 张家港 常熟 江阴 新北 桃园 台中 台南 高雄 新竹 新加坡 东京 大阪 京都 横滨 名古屋 福冈',
  '首尔 釜山 曼谷 吉隆坡 雅加达 马尼拉 河内 胡志明市 金边 迪拜 阿布扎比 利雅得 孟买 班加罗尔 新德里 伦敦',
  '曼彻斯特 爱丁堡 剑桥 牛津 都柏林 巴黎 里昂 柏林 慕尼黑 法兰克福 汉堡 杜塞尔多夫 阿姆斯特丹 布鲁塞尔',
  '苏黎世 日内瓦 维也纳 米兰 罗马 马德里 巴塞罗那 斯德哥尔摩 哥本哈根 奥斯陆 赫尔辛基 莫斯科 华沙 布拉格',
  '布达佩斯 伊斯坦布尔 纽约 波士顿 华盛顿 费城 芝加哥 洛杉矶 旧金山 硅谷 圣何塞 圣迭戈 西雅图 休斯敦',
  '达拉斯 奥斯汀 亚特兰大 匹兹堡 多伦多 温哥华 蒙特利尔 墨西哥城 圣保罗 悉尼 墨尔本 布里斯班 珀斯 堪培拉',
  '奥克兰 开罗 内罗毕 拉各斯 约翰内斯堡',
]
const english = [
  "Beijing Shanghai Guangzhou Shenzhen Hangzhou Chengdu Wuhan Nanjing Xi'an Suzhou Chongqing Tianjin Changsha",
  'Xiamen Harbin Urumqi Hohhot Lhasa Hong_Kong Macao Taipei Ordos Hulunbuir Qiqihar Karamay Turpan Hami Kashgar',
  'New_Taipei Taoyuan Taichung Tainan Kaohsiung Hsinchu Singapore Tokyo Osaka Kyoto Yokohama Nagoya Fukuoka',
  'Seoul Busan Bangkok Kuala_Lumpur Jakarta Manila Hanoi Ho_Chi_Minh_City Phnom_Penh Dubai Abu_Dhabi Riyadh',
  'Mumbai Bengaluru New_Delhi London Manchester Edinburgh Cambridge Oxford Dublin Paris Lyon Berlin Munich',
  'Frankfurt Hamburg Amsterdam Brussels Zurich Geneva Vienna Milan Rome Madrid Barcelona Stockholm Copenhagen',
  'Oslo Helsinki Moscow Warsaw Prague Budapest Istanbul New_York Boston Washington Philadelphia Chicago',
  'Los_Angeles San_Francisco Silicon_Valley San_Jose San_Diego Seattle Houston Dallas Austin Atlanta Pittsburgh',
  'Toronto Vancouver Montreal Mexico_City Sydney Melbourne Brisbane Perth Canberra Auckland Cairo Nairobi Lagos',
  'Johannesburg',
]
const known = new Set(
  [...chinese, ...english]
    .flatMap((line) => line.split(' '))
    .map((name) => name.replaceAll('_', ' ').toLowerCase()),
)

/** `浦东新区`, `绵阳市`: a place by its ending. */
const byEnding = /^\p{Script=Han}{2,6}(?:市|省|州|县|特区|自治区|新区)$/u
/** `Leeds, UK`, `Seattle, WA`. */
const withCountry =
  /^[A-Z][A-Za-z.'’ -]{1,30}, ?(?:[A-Z]{2,3}|China|Singapore|Australia|Canada|Germany|France|Japan)$/
const provinces =
  '河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 内蒙古 广西 西藏 宁夏 新疆'
const provinceNames = new Set(provinces.split(' '))

/** Whether a text is a place and nothing else. */
export function isPlace(text: string): boolean {
  if (text.length > 40) return false
  if (known.has(text.toLowerCase()) || byEnding.test(text) || withCountry.test(text)) return true
  const [, first = '', rest = ''] =
    /^(\p{Script=Han}{2,3})(?:市|省)?[·・\s-]?(\p{Script=Han}{2,5})$/u.exec(text) ?? []
  return (
    (known.has(first) && /[区县]$/u.test(rest)) ||
    (provinceNames.has(first) && known.has(rest.replace(/市$/u, '')))
  )
}
