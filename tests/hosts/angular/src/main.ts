import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { createEngine } from "nonet";
import { setEngineOptions, type SudokuBoard } from "nonet/board";
import "nonet/board/define";

// Angular's builder does not copy the files of the engine; angular.json copies them into the folder nonet.
const place = { baseUrl: "nonet/" };
setEngineOptions(place);

@Component({
  selector: "nonet-lesson",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <sudoku-board #board lang="en" controls="keypad undo hint" puzzle="4030300000000001"></sudoku-board>
    <button (click)="giveHint(board)">Help me</button>
    <p id="hint">{{ hint() }}</p>
    <output>{{ solution() }}</output>
  `,
})
class Lesson {
  readonly hint = signal("");
  readonly solution = signal("");

  constructor() {
    void this.solve();
  }

  async solve() {
    const engine = await createEngine(place);
    const { solutions } = await engine.solve("4030300000000001");
    this.solution.set(solutions[0]!);
  }

  async giveHint(board: SudokuBoard) {
    const { sentences } = await board.hint("what");
    this.hint.set(sentences.join(" "));
  }
}

await bootstrapApplication(Lesson, { providers: [provideZonelessChangeDetection()] });
