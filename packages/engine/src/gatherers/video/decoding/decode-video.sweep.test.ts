import { findsEverySecond } from '../../../testing/behaviors/every-second-behavior.ts';

findsEverySecond([2, 4, 10, 30]);
