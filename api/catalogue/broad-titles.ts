type BroadTitle = readonly [keys: readonly string[], ids: readonly string[], weight?: number]

/**
 * Trades that no position is named after, and names that several positions share: the ids of the positions to lead with, the
 * nearest first. Latin keys match whole words. Lower case. `weight`: less than 1 where another word of a title says more.
 */
export const broadTitles: readonly BroadTitle[] = [
  [
    ['程序员', '码农', '软件工程师', '软件开发', '开发工程师', '研发工程师', 'it工程师'],
    ['backend-java-engineer', 'frontend-engineer', 'mobile-engineer', 'backend-go-engineer'],
  ],
  [
    ['software engineer', 'software developer', 'programmer', 'sde'],
    ['backend-java-engineer', 'frontend-engineer', 'mobile-engineer', 'backend-go-engineer'],
  ],
  [['开发', '研发', 'developer'], ['backend-java-engineer', 'frontend-engineer', 'mobile-engineer'], 0.8],
  [
    ['全栈', 'full stack', 'fullstack', 'full-stack'],
    ['frontend-engineer', 'backend-java-engineer', 'backend-go-engineer'],
  ],
  [
    ['后端', '服务端', 'backend', 'back-end', 'php', '.net', 'c#', 'node', 'node.js', 'spring'],
    ['backend-java-engineer', 'backend-go-engineer'],
  ],
  [['前端', 'frontend', 'front-end', 'web'], ['frontend-engineer']],
  [
    ['c++', 'qt', '单片机', '嵌入式'],
    ['embedded-software-engineer', 'backend-java-engineer', 'backend-go-engineer'],
  ],
  [['python'], ['backend-java-engineer', 'data-engineer', 'algorithm-engineer', 'data-analyst']],
  [['android', 'ios', '安卓', '鸿蒙', 'mobile', 'flutter'], ['mobile-engineer']],
  [
    ['大模型', 'aigc', 'llm', '人工智能', '机器学习', 'machine learning', 'ai'],
    ['algorithm-engineer', 'data-product-manager'],
  ],
  [
    ['数据科学', 'data scientist', 'data science'],
    ['data-analyst', 'algorithm-engineer', 'data-engineer'],
  ],
  [
    ['数据治理', '数据中台', '数据平台', '数据资产', 'data governance'],
    ['data-engineer', 'data-product-manager', 'data-analyst'],
  ],
  [
    ['数据工程师', 'data engineer'],
    ['data-engineer', 'data-analyst'],
  ],
  [['数据', 'data'], ['data-analyst', 'data-engineer', 'data-product-manager'], 0.8],
  [
    ['bi', '报表'],
    ['data-analyst', 'data-engineer'],
  ],
  [
    ['cto', '技术总监', '技术负责人', '技术经理', '技术主管', 'tech lead'],
    ['software-architect', 'project-manager'],
  ],
  [
    ['运营', 'operations', 'coo'],
    ['user-operations', 'content-operations', 'campaign-operations', 'ecommerce-operations'],
  ],
  [['产品运营'], ['user-operations', 'product-manager', 'growth-manager', 'content-operations']],
  [
    ['亚马逊', 'amazon', 'shopee', 'temu', '速卖通', '独立站', '电商'],
    ['ecommerce-operations', 'foreign-trade-sales'],
  ],
  [
    ['产品', '产品经理', 'product'],
    ['product-manager', 'b2b-product-manager', 'data-product-manager'],
  ],
  [
    ['设计师', '设计', 'designer', 'design'],
    ['ui-designer', 'graphic-designer', 'ux-researcher', 'interior-designer'],
  ],
  [
    ['美术', '美编'],
    ['graphic-designer', 'illustrator', 'ui-designer'],
  ],
  [
    ['自媒体', '博主', '达人'],
    ['content-operations', 'video-director', 'video-editor'],
  ],
  [
    ['hr', '人事', '人力', '人力资源', 'human resources', 'hrd'],
    ['hrbp', 'recruiter', 'compensation-performance'],
  ],
  [
    ['行政', '内勤', '文员', '后勤'],
    ['administrative-specialist', 'receptionist', 'government-clerk'],
  ],
  [
    ['助理', '秘书', 'assistant', 'secretary'],
    ['executive-assistant', 'administrative-specialist'],
  ],
  [
    ['财务', '财会', 'finance', 'cfo', 'accounting'],
    ['accountant', 'financial-analyst', 'cashier-accountant', 'tax-specialist'],
  ],
  [
    ['金融', '银行', '理财'],
    ['bank-relationship-manager', 'credit-risk-analyst', 'investment-manager'],
  ],
  [
    ['律师', '法律', 'lawyer', 'legal'],
    ['legal-assistant', 'in-house-counsel'],
  ],
  [
    ['教师', '老师', 'teacher', '教书'],
    ['chinese-teacher', 'math-teacher', 'english-teacher', 'head-teacher-academic-affairs'],
  ],
  [
    ['讲师', '教练', 'trainer', 'lecturer'],
    ['corporate-trainer', 'curriculum-developer'],
  ],
  [
    ['家教', '辅导'],
    ['course-consultant', 'math-teacher', 'english-teacher'],
  ],
  [
    ['医生', '医师', 'doctor', 'physician'],
    ['resident-physician', 'tcm-physician', 'dentist'],
  ],
  [['护理', 'nurse'], ['registered-nurse']],
  [
    ['销售', '业务员', '业务代表', 'sales'],
    ['key-account-sales', 'channel-sales', 'retail-sales', 'business-development'],
  ],
  [
    ['市场', '营销', 'marketing', 'cmo', '推广'],
    ['marketing-specialist', 'brand-manager', 'advertising-optimizer'],
  ],
  [
    ['客服', 'customer service', 'customer support', '售后'],
    ['customer-service-supervisor', 'customer-success'],
  ],
  [
    ['商务', 'business development'],
    ['business-development', 'channel-sales'],
  ],
  [
    ['外贸', '跨境'],
    ['foreign-trade-sales', 'ecommerce-operations', 'cross-border-logistics-specialist'],
  ],
  [
    ['司机', '驾驶员', '骑手', '快递', 'driver'],
    ['transport-dispatcher', 'delivery-station-manager'],
  ],
  [
    ['物流', 'logistics'],
    ['warehouse-specialist', 'transport-dispatcher', 'cross-border-logistics-specialist'],
  ],
  [
    ['供应链', 'supply chain'],
    ['supply-chain-planner', 'supply-chain-buyer'],
  ],
  [
    ['采购', 'procurement', 'buyer'],
    ['supply-chain-buyer', 'manufacturing-buyer'],
  ],
  [
    ['公务员', '事业单位', '选调生'],
    ['government-clerk', 'soe-general-management', 'community-worker'],
  ],
  [
    ['机械', 'mechanical'],
    ['mechanical-design-engineer', 'automation-engineer', 'process-engineer'],
  ],
  [
    ['土木', '工地'],
    ['structural-engineer', 'site-engineer', 'construction-project-manager'],
  ],
  [
    ['工人', '普工', '操作工'],
    ['production-supervisor', 'maintenance-technician', 'warehouse-specialist'],
  ],
  [
    ['店员', '收银', '服务员'],
    ['sales-associate', 'cashier-stock-clerk', 'restaurant-supervisor'],
  ],
  [
    ['咨询', 'consultant', 'consulting'],
    ['management-consultant', 'market-researcher'],
  ],
  [
    ['电池', '三电'],
    ['battery-electric-drive-engineer', 'materials-scientist'],
  ],
  // Titles of English postings whose words are those of other trades too.
  [
    ['ux designer', 'ux', 'interaction designer', 'experience designer'],
    ['ux-researcher', 'ui-designer'],
  ],
  [['product designer'], ['ui-designer', 'ux-researcher', 'industrial-designer']],
  [['ios developer', 'android developer', 'app developer'], ['mobile-engineer']],
  [
    ['account executive', 'account manager', 'sales executive'],
    ['key-account-sales', 'channel-sales', 'customer-success'],
  ],
  [['export sales', 'international trade'], ['foreign-trade-sales']],
  [
    ['office manager', 'office administrator', 'office assistant'],
    ['administrative-specialist', 'executive-assistant'],
  ],
  [
    ['civil engineer', 'civil engineering'],
    ['structural-engineer', 'site-engineer', 'construction-project-manager'],
  ],
  [
    ['counsel', 'corporate counsel', 'legal counsel'],
    ['in-house-counsel', 'legal-assistant'],
  ],
  [
    ['content writer', 'copywriter'],
    ['copywriter', 'content-operations'],
  ],
  [
    ['teaching assistant', 'graduate assistant'],
    ['research-assistant', 'english-teacher'],
  ],
]
