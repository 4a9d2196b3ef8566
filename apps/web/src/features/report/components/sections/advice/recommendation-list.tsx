import { NO_ADVICE, type Recommendation, countAndGain } from '@adjudge/contract';
import { Disclosure } from '../../../../../components/ui/disclosure.tsx';
import { MORE_IDEAS_FOLD, adviceFoldId, dividedAdvice, isDoneFirst } from '../../../model/advice.ts';
import { useReport } from '../../../model/report-state.ts';
import { FoldedSection } from '../../folded-section.tsx';
import { AdviceLink } from './advice-link.tsx';
import { PricedRecommendation } from './priced-recommendation.tsx';
import { VideoAdvice } from '../video/video-advice.tsx';

/** What to act on, by category, with the first one open. Ideas for later are collapsed. */
export function RecommendationList() {
  const { recommendations } = useReport().analysis;
  const { categories, ideas } = dividedAdvice(recommendations);
  return (
    <FoldedSection id="recommendations" title="Recommendations" aside={`${recommendations.length} in all`}>
      {recommendations.length === 0 ? <p className="text-soft">{NO_ADVICE}</p> : null}
      {categories.map(({ category, own }) => (
        <Fold key={category} id={adviceFoldId(category)} title={category} own={own} />
      ))}
      {ideas.length > 0 ? <Fold id={MORE_IDEAS_FOLD} title="More ideas" own={ideas} /> : null}
      <VideoAdvice />
    </FoldedSection>
  );
}

function Fold({ id, title, own }: { id: string; title: string; own: readonly Recommendation[] }) {
  const { analysis, findings, fixes, openFolds, setFoldOpen } = useReport();
  return (
    <Disclosure
      tone="quiet"
      headingLevel={3}
      open={openFolds.has(id)}
      onOpenChange={(open) => setFoldOpen(id, open)}
      title={title}
      aside={countAndGain(own, analysis.overallScore, fixes.whatIf)}
    >
      <ul>
        {own.map((recommendation) => (
          <li key={recommendation.id} data-print="whole">
            {isDoneFirst(findings, recommendation.audit) ? (
              <AdviceLink recommendation={recommendation} />
            ) : (
              <PricedRecommendation recommendation={recommendation} isHome />
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
