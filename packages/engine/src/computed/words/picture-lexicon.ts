const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words for feelings, sensory pleasures and wishes. Our own list. */
export const FEELING = words(`
  love loved lovely loves adore joy joyful happy happiness happier delight delightful delicious tasty yummy yum fun
  exciting excited excitement thrill thrilling wow amazing awesome wonderful magic magical dream dreams dreamy beautiful
  beauty gorgeous stunning elegant pretty sexy passion passionate desire romance romantic kiss heart hearts smile smiles
  laugh enjoy enjoyment celebrate celebration party play playful adventure adventures freedom wild
  brave bold hope trust proud pride caring cozy cosy comfort comfortable calm relax relaxing peace peaceful serene
  paradise escape indulge indulgent indulgence pleasure bliss sweet juicy crispy creamy fresh refreshing refresh
  cool cold hot warm freezing soft silky smooth rich bright vibrant sparkling shine glow glowing radiant pure purity alive inspire
  inspired inspiring inspiration imagine surprise surprising fear afraid danger dangerous hurt pain cry sad alone lonely
  shock shocking hate angry kill kills dead death die suffering worry tears cruel cruelty hunger hungry thirsty crave
  craving irresistible unforgettable extraordinary incredible fantastic fabulous perfect family friends together forever
  taste feel feels feeling senses sensation emotion moments
  favorite favourite hero legend spirit soul fearless unstoppable luxury luxurious`);

/** Words for benefits to the buyer in any context; 'more', 'get' and 'help' are left out as ambiguous. Our own list. */
export const BENEFIT = words(`
  save saves saving savings free easy easier easily effortless effortlessly convenient quicker faster instant instantly
  better healthy healthier protect protects protection safe safer safety secure improve improves boost boosts relief
  long-lasting longer-lasting younger-looking smoother cleaner whiter slimmer refreshing waterproof durable reliable
  guaranteed proven comfortable nourish nourishes hydrate hydrates moisturize repairs restores strengthens affordable
  unlimited bonus reward rewards`);

/** Words that name a deal. Figures with % or a currency sign are detected in the text itself. */
export const OFFER = words(`
  sale discount discounts deal deals save saving savings free gift gifts bonus coupon promo clearance bogo trial cashback
  refund half-price`);

/** Contract and fine print terms, which the law may require. Our own list. */
export const LEGAL_TERMS = words(`
  terms conditions apply restrictions subject eligibility eligible void prohibited apr disclaimer pursuant herein
  thereof notwithstanding representative participating respective trademark trademarks registered reserved copyright`);

/** Business jargon that a passer-by does not use. Our own list. */
export const JARGON = words(`
  solution solutions leverage synergy synergies holistic paradigm enterprise enterprise-grade scalable scalability
  robust seamless seamlessly turnkey turn-key best-in-class world-class cutting-edge state-of-the-art next-generation
  next-gen innovative innovation innovations end-to-end mission-critical optimize optimise optimized optimization
  utilize utilise facilitate facilitates empower empowers empowering ecosystem omnichannel stakeholder stakeholders
  deliverables actionable proprietary methodology framework integrated integration interoperability functionality
  capabilities capability throughput bandwidth latency roi kpi saas paas b2b crm erp api sdk iot transformation
  transformative disruptive disrupt thought-leadership value-added strategic strategically infrastructure
  implementation deployment compliance compliant provisioning`);

export const SECOND_PERSON = words(`
  you your yours yourself yourselves you're youre you'll youll you've youve you'd u ur`);

/** Words that name who the ad is for. Our own list. */
export const AUDIENCE = words(`
  women woman men man kids kid children child parents parent moms mom mums mum dads dad baby babies teens teen students
  student teachers teacher runners runner athletes athlete gamers gamer travelers travellers drivers driver riders
  cyclists hikers skiers golfers businesses business teams team founders startups freelancers developers designers
  marketers nurses doctors patients seniors families family couples pets dogs dog cats cat owners homeowners renters
  buyers investors beginners professionals pros professional creators artists musicians photographers cooks chefs
  foodies gardeners brides vegans graduates employees managers leaders veterans swimmers lovers fans`);

/** Function words by language, used to detect the language. */
export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  English:
    words(`the a an and or of to in on for with your you is are be it that this at by from as we our all not but can will
    have has do does what when how than then so if who more its it's get up out no now just one there they their was were my i me`),
  Spanish:
    words(`el la los las un una y o de del en con por para que es son tu su se lo al como más mas pero sin mi te no ya
    este esta todo todos cuando donde hasta desde nuestro nuestra usted`),
  French:
    words(`le la les un une et ou de du des en avec pour par que qui est sont votre vous nous ce cette se au aux plus
    pas sans dans sur mais notre vos nos tout tous chez ne je tu il elle`),
  German:
    words(`der die das ein eine einen und oder von zu zum zur im in mit für ist sind ihr ihre sie wir nicht auch auf
    dem den des aus bei nach mehr jetzt nur wie was als am es so du dein deine ohne`),
  Italian:
    words(`il lo la gli le un una e o di del della dei in con per che è sono tuo tua si al alla come più ma senza
    non tutto tutti nel nella sul dal questo questa ogni`),
  Portuguese:
    words(`o a os as um uma e ou de do da dos das em no na com por para que é são seu sua se ao mais mas sem não
    você todo todos como até nosso nossa`),
  Dutch:
    words(`de het een en of van te in op voor met is zijn je jouw uw we ons niet maar meer aan bij naar om als dat
    dit die er ook nu zo wat hoe nog geen zonder`),
};
