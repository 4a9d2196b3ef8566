import { Progress } from '../../../../components/ui/progress.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';

const MakingFixes = () => (
  <div role="status" aria-busy="true" className="grid gap-5 py-3">
    <Progress label="Making each change and grading it again; this takes up to a minute" value={null} />
    <div className="grid gap-5 md:grid-cols-2">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  </div>
);

export default MakingFixes;
